import type { Product } from "@dewlight/contracts/products.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { useState } from "react";
import { focusHeading } from "#ui/focus-heading.ts";
import { labelOf } from "#ui/label-of.ts";
import { Notice } from "#ui/notice.tsx";
import { SegmentedToggle } from "#ui/segmented-toggle.tsx";
import { AboutYou } from "./about/about-you.tsx";
import { carePlanCopy as copy, stepCopy } from "./copy.ts";
import { OwnPlan } from "./own-plan.tsx";
import type { PlanControls } from "./plan-controls.ts";
import { isEmpty, ownRows, PLAN_SLOTS } from "./plan-rows.ts";
import { SuggestedPlan } from "./suggested-plan.tsx";
import { useProfileChange } from "./use-profile-change.ts";
import { WarningsHint } from "./warnings/warnings-hint.tsx";

type View = "suggested" | "own";

const VIEWS = [
	{ value: "suggested", label: copy.views.suggested },
	{ value: "own", label: copy.views.own },
] as const;

/** The whole page of a profile that has been read. */
export function CarePlan({ profile }: { profile: Profile }) {
	const rows = ownRows(profile);
	const [view, setView] = useState<View>(() => (isEmpty(rows) ? "suggested" : "own"));
	const [said, setSaid] = useState("");
	const [problem, setProblem] = useState<string>();
	const change = useProfileChange();
	const used = new Map(
		Object.values(rows)
			.flat()
			.map(({ product }) => [product.id, product.name]),
	);

	const add = async (step: string, product: Product) => {
		const outcome = await change({ kind: "confirm", step, product });
		if (outcome === "saved") setSaid(stepCopy.marked(product.name));
		return outcome;
	};
	const remove = async (step: string, product: Product) => {
		// The pressed button leaves with its row.
		focusHeading();
		const outcome = await change({ kind: "remove", step, product });
		if (outcome === "saved") setSaid(stepCopy.removed(product.name));
	};
	const drop = async (step: string, dropped: boolean) => {
		setProblem(undefined);
		focusHeading();
		const outcome = await change({ kind: "drop", step, dropped });
		if (outcome === "failed") setProblem(copy.saveFailed);
		if (outcome === "saved") {
			setSaid((dropped ? stepCopy.droppedSaid : stepCopy.takenBackSaid)(stepLabel(step)));
		}
	};
	const controls: PlanControls = {
		confirm: (step, product) => void add(step, product),
		remove: (step, product) => void remove(step, product),
		drop: (step, dropped) => void drop(step, dropped),
	};

	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:gap-10">
			<AboutYou profile={profile} onChange={change} />
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
		</div>
	);
}

function stepLabel(key: string): string {
	return labelOf(PLAN_SLOTS.find((slot) => slot.key === key)?.category ?? key);
}
