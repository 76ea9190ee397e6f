import { scanApi, type understoodSchema } from "@dewlight/contracts/scans.ts";
import { type Query, useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Undo2, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { z } from "zod";
import { call } from "#api/call.ts";
import { paths } from "#paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Notice } from "#ui/notice.tsx";
import { Card, Section } from "#ui/page.tsx";
import { asSentence } from "#ui/words.ts";
import { checkinKey, closedCheckinKey, type ReportCheckin, reportCheckinSchema } from "../../scan-calls.ts";
import { reportCopy } from "../copy.ts";
import { FoldMark, SECTION_IDS, useIsPhone } from "../report-section.tsx";

const copy = reportCopy.understood;

export type UnderstoodFact = z.infer<typeof understoodSchema>;
type UnderstoodState = UnderstoodFact["state"];

interface Saying {
	fact: UnderstoodFact;
	state: UnderstoodState;
}

/** Tells the server what the person says to a fact; the report on show follows its answer. */
function useAnswerUnderstood(checkinId: number) {
	const client = useQueryClient();
	const keys = [checkinKey(checkinId), closedCheckinKey(checkinId)];
	const isOther = ({ queryKey }: Query) => !keys.some((key) => key[0] === queryKey[0]);
	return useMutation({
		scope: { id: `understood-${checkinId}` },
		networkMode: "always",
		mutationFn: ({ fact: { id, about }, state }: Saying) =>
			call(scanApi.answerUnderstood, {
				reading: reportCheckinSchema,
				params: { id: checkinId },
				body: { id, ...(about !== undefined && { about }), state },
			}),
		onSuccess: async (checkin) => {
			for (const queryKey of keys) client.setQueryData(queryKey, (known) => known && checkin);
			// Plan, products and answers can be others now; what is not on show is read anew.
			await client.invalidateQueries({ predicate: isOther, refetchType: "none" });
		},
		onError: (error) => console.warn("What was said to a fact was not saved.", error),
	});
}

interface UnderstoodSectionProps {
	checkin: ReportCheckin;
	understood: readonly UnderstoodFact[];
}

const keyOf = ({ id, about = "" }: UnderstoodFact) => `${id} ${about}`;

/** What the note told about the person, to be kept in the profile or taken out of the plan. */
export function UnderstoodSection({ checkin, understood }: UnderstoodSectionProps) {
	const { mutateAsync, isPending, variables } = useAnswerUnderstood(checkin.id);
	const older = !checkin.makes_todays_plan;
	const [said, setSaid] = useState("");
	const [failed, setFailed] = useState<string | null>(null);
	const answer = async (fact: UnderstoodFact, state: UnderstoodState) => {
		setSaid("");
		setFailed(null);
		try {
			const { analysis_result } = await mutateAsync({ fact, state });
			setSaid(
				older
					? copy.saidOlder[state](fact.state === "kept")
					: copy.said[state](isOtherPlan(checkin.analysis_result.care_plan, analysis_result.care_plan)),
			);
		} catch {
			setFailed(keyOf(fact));
		}
	};
	return (
		<Section id={SECTION_IDS.understood} title={copy.title} lead={older ? copy.older.lead : copy.lead}>
			<Card className="py-1 wide:py-3">
				<ul className="divide-y divide-line">
					{understood.map((fact) => (
						<UnderstoodRow
							key={keyOf(fact)}
							fact={fact}
							older={older}
							failed={failed === keyOf(fact)}
							saving={isPending && keyOf(variables.fact) === keyOf(fact) ? variables.state : null}
							onAnswer={(state) => answer(fact, state)}
						/>
					))}
				</ul>
			</Card>
			<output className="-mt-2 text-small font-medium text-sage empty:sr-only print:hidden">{said}</output>
		</Section>
	);
}

function isOtherPlan(before: unknown, after: unknown): boolean {
	return JSON.stringify(before) !== JSON.stringify(after);
}

interface UnderstoodRowProps {
	fact: UnderstoodFact;
	/** A newer report makes the plan of today. */
	older: boolean;
	/** The last answer was not saved. */
	failed: boolean;
	/** The answer on its way. */
	saving: UnderstoodState | null;
	onAnswer: (state: UnderstoodState) => Promise<void>;
}

/** One fact: what was understood, the words it was read from, what holds for it now, and what can be said to it. */
function UnderstoodRow({ fact, older, failed, saving, onAnswer }: UnderstoodRowProps) {
	const id = useId();
	const sentence = useRef<HTMLParagraphElement>(null);
	const denied = fact.state === "denied";
	const standing = standingOf(fact, older);
	const pressed = useRef<UnderstoodState>(null);
	// The pressed button leaves with what it offered.
	useEffect(() => {
		if (pressed.current !== fact.state) return;
		pressed.current = null;
		if (document.activeElement === document.body) sentence.current?.focus({ preventScroll: true });
	}, [fact.state]);
	const answer = (state: UnderstoodState) => {
		pressed.current = state;
		void onAnswer(state);
	};
	const action = (state: UnderstoodState) => ({
		size: "small" as const,
		busy: saving === state,
		disabled: saving !== null,
		"aria-describedby": id,
		onClick: () => answer(state),
	});
	const isPhone = useIsPhone();
	const said = (
		<p
			ref={sentence}
			id={id}
			tabIndex={-1}
			className={classNames("font-semibold outline-none", denied && "text-ink-2 line-through")}
		>
			{asSentence(fact.words)}
		</p>
	);
	const quote = fact.quote !== undefined && (
		<p className="text-small text-ink-2">{copy.quoted(fact.quote)}</p>
	);
	const holds = standing !== null && <p className="text-small text-ink-2">{standing}</p>;
	const mayChange = fact.in_profile === true && fact.state !== "kept";
	const mayKeep = isOpen(fact) && fact.lasting;
	const more = (
		<>
			{mayChange && (
				<LinkButton to={paths.planAnswers} tone="quiet" size="small" aria-describedby={id}>
					{copy.change}
				</LinkButton>
			)}
			{mayKeep && (
				<Button tone="secondary" {...action("kept")}>
					{saving !== "kept" && <Check aria-hidden="true" className="size-4" />}
					{copy.keep}
				</Button>
			)}
		</>
	);
	const correction = (
		<>
			{isOpen(fact) && (
				<Button tone="quiet" {...action("denied")}>
					{saving !== "denied" && <X aria-hidden="true" className="size-4" />}
					{copy.deny}
				</Button>
			)}
			{canUndo(fact) && (
				<Button tone="quiet" {...action("read")}>
					{saving !== "read" && <Undo2 aria-hidden="true" className="size-4" />}
					{copy.undo}
				</Button>
			)}
		</>
	);
	const notSaved = failed && (
		<Notice tone="danger" live="alert" className="w-full">
			{copy.failed}
		</Notice>
	);
	if (!isPhone) {
		return (
			<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
				<div className="grid min-w-0 flex-[1_1_20rem] gap-1">
					{said}
					{quote}
					{holds}
				</div>
				<div className="flex flex-wrap gap-2 print:hidden">
					{more}
					{correction}
				</div>
				{notSaved}
			</li>
		);
	}
	// What is wrong is put right without opening anything.
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
			{fact.quote === undefined && !mayChange && !mayKeep ? (
				<div className="grid min-h-11 content-center py-2">
					{said}
					{holds}
				</div>
			) : (
				<details data-print-open="" className="group/fold">
					<summary className="grid min-h-11 list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-2 [&::-webkit-details-marker]:hidden">
						{said}
						<FoldMark />
						{holds}
					</summary>
					<div className="grid gap-3 pb-4">
						{quote}
						<div className="flex flex-wrap gap-2 print:hidden">{more}</div>
					</div>
				</details>
			)}
			<div className="print:hidden">{correction}</div>
			<div className="col-span-2 empty:hidden">{notSaved}</div>
		</li>
	);
}

/** Nothing was said to it, or what was kept has left the profile since. */
function isOpen({ state, in_profile = false }: UnderstoodFact): boolean {
	return !in_profile && state !== "denied";
}

function canUndo({ state, in_profile = false }: UnderstoodFact): boolean {
	return state === "denied" ? !in_profile : state === "kept" && in_profile;
}

function standingOf(fact: UnderstoodFact, older: boolean): string | null {
	if (fact.in_profile === true) return copy.inProfile;
	if (fact.state === "denied") return older ? copy.older.denied : copy.denied;
	return fact.sure ? null : copy.unsure;
}
