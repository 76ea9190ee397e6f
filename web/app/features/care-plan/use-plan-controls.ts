import type { Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedPlanAnswer, Profile } from "@dewlight/contracts/profile.ts";
import { useState } from "react";
import { undoOf } from "#api/profile-calls.ts";
import { focusHeading } from "#ui/focus.ts";
import { sayAdded, sayUndone } from "#ui/product/product-card.tsx";
import { labelOf } from "#ui/words.ts";
import { carePlanCopy as copy, stepCopy } from "./copy.ts";
import { ADDITIONAL, PLAN_SLOTS } from "./plan-rows.ts";
import { useProfileChange } from "./profile-change.ts";

type Undos = Readonly<Record<string, () => void>>;

/** What the rows of the page can ask for, what came of it, and the way back. */
export function usePlanControls(profile: Profile) {
	const change = useProfileChange();
	const [said, setSaid] = useState("");
	const [problem, setProblem] = useState<string>();
	const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
	const [undos, setUndos] = useState<Undos>({});
	const mark = (place: string, outcome: string) =>
		setFailed((places) =>
			outcome === "failed"
				? new Set([...places, place])
				: new Set([...places].filter((one) => one !== place)),
		);
	const forgetUndo = (step: string) =>
		setUndos((all) => {
			const { [step]: _, ...others } = all;
			return others;
		});

	const undo = async (step: string, product: Product, answer: ConfirmedPlanAnswer) => {
		const body = undoOf(product.id, answer);
		if (body === null) return;
		const replaced = answer.replaced?.find((one) => one.step === step)?.product ?? null;
		const outcome = await change({ kind: "undo", step, product, replaced, body });
		if (outcome === "failed") {
			void sayAdded({ product, answer, undo: () => void undo(step, product, answer) }, true);
			return;
		}
		forgetUndo(step);
		void sayUndone(product);
	};
	const add = async (step: string, product: Product) => {
		mark(step, "begun");
		const outcome = await change({ kind: "confirm", step, product }, (answer) => {
			const takeBack = undoOf(product.id, answer) === null ? null : () => void undo(step, product, answer);
			if (takeBack !== null) setUndos((all) => ({ ...all, [step]: takeBack }));
			void sayAdded({ product, answer, undo: takeBack });
		});
		if (outcome === "saved") setSaid(stepCopy.marked(product.name));
		mark(step, outcome);
		return outcome;
	};
	const remove = async (step: string, product: Product) => {
		const place = step === ADDITIONAL ? product.id : step;
		mark(place, "begun");
		// The pressed button leaves with its row.
		focusHeading();
		const outcome = await change({ kind: "remove", step, product });
		if (outcome === "saved") {
			setSaid(stepCopy.removed(product.name));
			forgetUndo(step);
		}
		mark(place, outcome);
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
		undoAt: (step) => (profile.confirmed_care_plan[step] === undefined ? null : (undos[step] ?? null)),
		failedAt: (place) => failed.has(place),
	};
	return { change, add, controls, said, problem };
}

function stepLabel(key: string): string {
	return labelOf(PLAN_SLOTS.find((slot) => slot.key === key)?.category ?? key);
}

/** What a row can ask for; every one of them takes effect on the page at once. */
export interface PlanControls {
	confirm: (step: string, product: Product) => void;
	remove: (step: string, product: Product) => void;
	drop: (step: string, dropped: boolean) => void;
	/** Takes the last mark at a step back; null where there is nothing to take back. */
	undoAt: (step: string) => (() => void) | null;
	/** A change at this step was not saved: it is offered again. */
	failedAt: (step: string) => boolean;
}
