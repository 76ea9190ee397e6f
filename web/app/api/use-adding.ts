import type { Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan, ConfirmedPlanAnswer, UndoConfirm } from "@dewlight/contracts/profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { addToPlan, profileQuery, undoAddition, undoOf } from "./profile-calls.ts";

/** What an addition did: where the product stands, what it took the place of, what the rules say about it. */
export interface Added {
	product: Product;
	answer: ConfirmedPlanAnswer;
	/** Null where there is nothing to take back. */
	undo: (() => void) | null;
}

/** What became of "Add to Plan" for one product; the same on all its cards. */
export type Adding =
	| { kind: "busy" | "failed" | "undone" }
	| ({ kind: "added"; undoFailed?: boolean } & Added);

/** Rules speak against it: the person decides. */
export interface AddingQuestion {
	product: Product;
	asked: NonNullable<ConfirmedPlanAnswer["question"]>;
}

interface UseAddingOptions {
	/** Told the ids of everything in use after a product was added or taken back. */
	onAdded: (used: ReadonlySet<string>) => void;
	/** A second press may come before the button has been drawn anew. */
	isInUse: (id: string) => boolean;
	/** Says what came of it where it outlives the page. */
	say: (added: Added, undoFailed?: boolean) => void;
	sayUndone: (product: Product) => void;
}

/** Ids of everything in use: one for each step, and those without a step. */
function idsInUse({ additional = {}, ...steps }: ConfirmedCarePlan): Set<string> {
	return new Set([...Object.values(steps), ...Object.values(additional)].map(({ id }) => id));
}

/** Adds a product once, however often the button is pressed, asks where a rule speaks against it, and can take it back. */
export function useAdding({ onAdded, isInUse, say, sayUndone }: UseAddingOptions) {
	const queryClient = useQueryClient();
	const underWay = useRef(new Set<string>());
	const [outcomes, setOutcomes] = useState<Record<string, Adding>>({});
	const [question, setQuestion] = useState<AddingQuestion | null>(null);
	const tell = (id: string, outcome: Adding) => setOutcomes((all) => ({ ...all, [id]: outcome }));
	const forget = (id: string) =>
		setOutcomes((all) => {
			const { [id]: _, ...others } = all;
			return others;
		});
	const changed = ({ confirmed_care_plan }: ConfirmedPlanAnswer) => {
		onAdded(idsInUse(confirmed_care_plan));
		void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
	};

	const undoing = useMutation({
		mutationFn: ({ body }: { added: Added; body: UndoConfirm }) => undoAddition(body),
		onSuccess: (answer, { added: { product } }) => {
			changed(answer);
			tell(product.id, { kind: "undone" });
			sayUndone(product);
		},
		onError: (_error, { added }) => {
			tell(added.product.id, { kind: "added", ...added, undoFailed: true });
			say(added, true);
		},
		onSettled: (_answer, _error, { added }) => void underWay.current.delete(added.product.id),
	});
	const undo = (added: Added, body: UndoConfirm) => {
		const { id } = added.product;
		if (underWay.current.has(id)) return;
		underWay.current.add(id);
		tell(id, { kind: "busy" });
		undoing.mutate({ added, body });
	};

	const { mutate } = useMutation({
		mutationFn: addToPlan,
		onSuccess: (answer, { product }) => {
			if (answer.question !== undefined) {
				forget(product.id);
				setQuestion({ product, asked: answer.question });
				return;
			}
			changed(answer);
			const body = undoOf(product.id, answer);
			const added: Added = { product, answer, undo: body && (() => undo(added, body)) };
			tell(product.id, { kind: "added", ...added });
			say(added);
		},
		onError: (_error, { product }) => tell(product.id, { kind: "failed" }),
		onSettled: (_answer, _error, { product }) => void underWay.current.delete(product.id),
	});
	const send = (product: Product, ask: boolean) => {
		if (underWay.current.has(product.id) || isInUse(product.id)) return;
		underWay.current.add(product.id);
		tell(product.id, { kind: "busy" });
		mutate({ product, ask });
	};
	return {
		outcomes,
		add: (product: Product) => send(product, true),
		question,
		answerQuestion: (yes: boolean) => {
			setQuestion(null);
			if (yes && question !== null) send(question.product, false);
		},
	};
}
