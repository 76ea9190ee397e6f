import type { Profile, RoutineWarning } from "@dewlight/contracts/profile.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { useState } from "react";
import { carryToChat } from "#api/browser-storage.ts";
import { useUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Card } from "#ui/page.tsx";
import { PlanNotes } from "#ui/plan/plan-notes.tsx";
import { HeldProducts } from "#ui/product/held-products.tsx";
import { PlanPrice, PriceNote, PricesSeen } from "#ui/product/prices.tsx";
import { SegmentedToggle } from "#ui/segmented-toggle.tsx";
import { EmptyState } from "#ui/state-view.tsx";
import { AboutYou } from "./about/about-you.tsx";
import { carePlanCopy as copy } from "./copy.ts";
import { OwnPlan } from "./own-plan.tsx";
import { PartNav, PlanChanges, PlanLayout, PlanPart } from "./plan-parts.tsx";
import { isEmpty, ownRows, suggestedRows } from "./plan-rows.ts";
import { SuggestedStep } from "./steps/suggested-step.tsx";
import { TodayBlock } from "./today/today-block.tsx";
import { type PlanControls, usePlanControls } from "./use-plan-controls.ts";
import { warningsCopy } from "./warnings/copy.ts";

type View = "suggested" | "own";

const VIEWS = [
	{ value: "suggested", label: copy.views.suggested },
	{ value: "own", label: copy.views.own },
] as const;

/** The whole page of a profile that has been read: the routine first, then what it is made for. */
export function CarePlan({ profile }: { profile: Profile }) {
	const rows = ownRows(profile);
	const user = useUser();
	const [view, setView] = useState<View>(() => (isEmpty(rows) ? "suggested" : "own"));
	const { change, add, controls, said, problem } = usePlanControls(profile);
	const used = new Map(
		Object.values(rows)
			.flat()
			.map(({ product }) => [product.id, product.name]),
	);
	return (
		<PricesSeen products={[...Object.values(profile.suggested_products), ...inUse(rows)]}>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:gap-10">
				{profile.held !== undefined && (
					<HeldProducts held={profile.held} reported={profile.care_plan !== null} />
				)}
				{!isEmpty(suggestedRows(profile)) && (
					<PlanNotes
						kind="safety"
						notes={profile.care_plan?.notes ?? []}
						onAsk={user === null ? undefined : (question) => carryToChat(user.id, question)}
					/>
				)}
				<TodayBlock profile={profile} />
				<div className="grid justify-items-start gap-4 print:hidden">
					<SegmentedToggle label={copy.views.label} value={view} options={VIEWS} onChange={setView} />
					{view === "suggested" && <WarningsHint warnings={profile.warnings} onShow={() => setView("own")} />}
					{problem !== undefined && (
						<Notice tone="danger" live="alert" className="w-full">
							{problem}
						</Notice>
					)}
				</div>
				<output className="sr-only">{said}</output>
				{view === "suggested" ? (
					<SuggestedPlan profile={profile} controls={controls} />
				) : (
					<OwnPlan
						profile={profile}
						used={used}
						controls={controls}
						onAdd={add}
						onShowSuggested={() => setView("suggested")}
					/>
				)}
				<AboutYou profile={profile} onChange={change} />
			</div>
		</PricesSeen>
	);
}

function inUse(rows: ReturnType<typeof ownRows>) {
	return Object.values(rows)
		.flat()
		.map(({ product }) => product);
}

/** Without a scan there is no plan: the one thing needed comes first. */
function FirstSelfie() {
	return (
		<Card className="grid justify-items-start gap-3">
			<h2 className="text-h2">{copy.empty.lead}</h2>
			<p className="max-w-reading text-ink-2">
				{copy.empty.suggested} {copy.empty.leadText}
			</p>
			<LinkButton to={paths.upload}>{copy.empty.lead}</LinkButton>
		</Card>
	);
}

interface SuggestedPlanProps {
	profile: Profile;
	controls: PlanControls;
}

/** The suggested plan, and after it what changed since the one before. */
function SuggestedPlan({ profile, controls }: SuggestedPlanProps) {
	const rows = suggestedRows(profile);
	const { notes = [], price } = profile.care_plan ?? {};
	if (profile.care_plan === null && profile.held === undefined) return <FirstSelfie />;
	if (isEmpty(rows)) return profile.held === undefined ? <EmptyState title={copy.empty.suggested} /> : null;
	return (
		<PlanLayout nav={<PartNav parts={PLAN_SECTIONS} />}>
			{PLAN_SECTIONS.map((section) => (
				<PlanPart key={section} section={section} empty={copy.empty.noSteps}>
					{rows[section].length === 0
						? null
						: rows[section].map((row) => <SuggestedStep key={row.key} row={row} controls={controls} />)}
				</PlanPart>
			))}
			<PlanPrice price={price} />
			<PriceNote />
			<PlanNotes kind="also" notes={notes} />
			<PlanChanges
				changes={profile.changes}
				told={profile.changes_told}
				previousPlanAt={profile.previous_plan_made_at}
			/>
		</PlanLayout>
	);
}

interface WarningsHintProps {
	warnings: readonly RoutineWarning[];
	onShow: () => void;
}

/** Beside the suggested plan: that something in use should be looked at. What is merely worth knowing stays quiet. */
function WarningsHint({ warnings, onShow }: WarningsHintProps) {
	const stop = warnings.some(({ level }) => level === "stop");
	const count = warnings.filter(({ level }) => level === "stop" || level === "change").length;
	if (count === 0) return null;
	return (
		<Notice tone={stop ? "danger" : "warn"} className="w-full">
			<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
				<p className="font-medium">{warningsCopy.seen(count)}</p>
				<Button tone="secondary" size="small" onClick={onShow}>
					{warningsCopy.show}
				</Button>
			</div>
		</Notice>
	);
}
