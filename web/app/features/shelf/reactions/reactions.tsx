import {
	type PatchTest,
	type Reaction,
	type ReactionAnswer,
	SHELF_LENGTH,
	type ShelfItem,
} from "@dewlight/contracts/shelf.ts";
import { pauseOn } from "@dewlight/core/routine/steps-of-day.ts";
import { REACTION_SIGNS, type ReactionSign } from "@dewlight/core/shelf/reactions.ts";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { FieldError, TextArea, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { noonOf } from "#ui/plan/schedule.ts";
import { shortDayWords } from "#ui/words.ts";
import { today, useReaction, useShelfChange } from "../calls.ts";
import { shelfCopy as copy } from "../copy.ts";
import { PatchStart } from "./patch-tests.tsx";

const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

interface ReactionLogProps {
	reactions: readonly Reaction[];
	tests: readonly PatchTest[];
	/** What is still here. */
	items: readonly ShelfItem[];
}

/** Product by product, newest first: what was seen on which day since it was opened. */
export function ReactionLog({ reactions, tests, items }: ReactionLogProps) {
	const change = useShelfChange();
	if (reactions.length === 0) return <p className="text-ink-2">{copy.logEmpty}</p>;
	const products = new Map<string, Reaction[]>();
	for (const one of reactions)
		products.set(one.product_name, [...(products.get(one.product_name) ?? []), one]);
	return (
		<div className="grid gap-6 desk:grid-cols-2">
			{[...products].map(([name, entries]) => (
				<div key={name} className="grid content-start gap-2">
					<h3 className="font-semibold">{name}</h3>
					{items
						.filter(({ product_id }) => product_id === entries[0]?.product_id)
						.slice(0, 1)
						.map((item) => (
							<p key={item.id}>
								<PatchStart item={item} tests={tests} reactions={reactions} />
							</p>
						))}
					<ul className="grid gap-1.5 border-l-2 border-line pl-4">
						{entries.map(({ id, day, day_of_use, signs, note }) => (
							<li key={id} className="flex items-start justify-between gap-3">
								<div className="min-w-0">
									<p>
										<span className="font-medium">{signs.map((sign) => copy.signs[sign]).join(", ")}</span>
										<span className="text-small text-ink-2">
											{" · "}
											{DAY.format(new Date(`${day}T00:00:00Z`))}
											{day_of_use !== null && `, ${copy.dayOfUse(day_of_use)}`}
										</span>
									</p>
									{note !== null && <p className="text-small text-ink-2 [overflow-wrap:anywhere]">{note}</p>}
								</div>
								<button
									type="button"
									aria-label={copy.deleteEntry(name, day)}
									onClick={() => change.mutate({ call: "removeReaction", id })}
									className="grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-silk hover:text-ink"
								>
									<Trash2 aria-hidden="true" className="size-4.5" />
								</button>
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	);
}

/** What follows for the plan, in words; nothing where the reaction makes no treatment rest. */
function PlanFollows({ day, answer }: { day: string; answer: ReactionAnswer }) {
	const { until, gentle } = pauseOn(today(), answer.stung_days, null);
	const rests = answer.stung_days.includes(day);
	if (!rests && !answer.plan_changed) return null;
	return (
		<p>
			{rests && until !== null && `${copy.rests(shortDayWords(noonOf(until).toISOString()))} `}
			{rests && gentle && `${copy.gentler} `}
			{answer.plan_changed && `${copy.planChanged} `}
			<Link to={paths.today} className="inline-link">
				{copy.seePlan}
			</Link>
		</p>
	);
}

/** What skin did after one product: taps, a day, a few words. What is dangerous is answered at once. */
export function ReactionForm({ item }: { item: ShelfItem }) {
	const reaction = useReaction();
	const [signs, setSigns] = useState<ReactionSign[]>([]);
	const [day, setDay] = useState(today);
	const [note, setNote] = useState("");
	const toggle = (sign: ReactionSign) =>
		setSigns(
			signs.includes(sign)
				? signs.filter((one) => one !== sign)
				: sign === "none"
					? ["none"]
					: [...signs.filter((one) => one !== "none"), sign],
		);
	if (reaction.data !== undefined) {
		const { advice, urgent } = reaction.data;
		const grave = urgent.length > 0 || advice.level === "emergency";
		return (
			<Notice
				tone={grave ? "danger" : advice.level === "fine" ? "success" : "warn"}
				live={grave ? "alert" : "status"}
			>
				<div className="grid gap-2">
					{urgent.map((words) => (
						<p key={words} className="font-semibold">
							{words}
						</p>
					))}
					<p>{advice.words}</p>
					<PlanFollows day={reaction.variables.day} answer={reaction.data} />
				</div>
			</Notice>
		);
	}
	return (
		<div className="grid gap-4 rounded-md border border-line bg-paper p-4">
			<fieldset className="flex flex-wrap gap-2">
				<legend className="sr-only">{copy.react}</legend>
				{REACTION_SIGNS.map((sign) => (
					<button
						key={sign}
						type="button"
						aria-pressed={signs.includes(sign)}
						onClick={() => toggle(sign)}
						className={classNames(
							"min-h-11 rounded-full border px-4 font-medium",
							signs.includes(sign) ? "border-fig bg-blush text-fig" : "border-field bg-surface",
						)}
					>
						{copy.signs[sign]}
					</button>
				))}
			</fieldset>
			<TextField
				type="date"
				label={copy.day}
				max={today()}
				value={day}
				onChange={(event) => setDay(event.target.value)}
			/>
			<TextArea
				label={copy.note}
				rows={2}
				maxLength={SHELF_LENGTH.note}
				value={note}
				onChange={(event) => setNote(event.target.value)}
			/>
			{reaction.isError && <FieldError>{copy.saveFailed}</FieldError>}
			<Button
				size="small"
				className="justify-self-start"
				busy={reaction.isPending}
				disabled={signs.length === 0 || day === ""}
				onClick={() => reaction.mutate({ product_id: item.product_id, day, signs, note })}
			>
				{reaction.isPending ? copy.noting : copy.noteIt}
			</Button>
		</div>
	);
}
