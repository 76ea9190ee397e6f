import type { Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan, RoutineWarning } from "@dewlight/contracts/profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { addToPlan } from "./add-to-plan.ts";
import { profileQuery } from "./profile-query.ts";

/** What became of "Add to Plan" for one product; the same on all its cards. */
export interface Adding {
	kind: "busy" | "failed" | "added";
	/** A serious warning that the plan has for the product now. */
	warning?: RoutineWarning | undefined;
}

interface UseAddingOptions {
	/** Told the ids of everything in use after a product was added. */
	onAdded: (used: ReadonlySet<string>) => void;
	/** A second press may come before the button has been drawn anew. */
	isInUse: (id: string) => boolean;
}

/** Ids of everything in use: one for each step, and those without a step. */
function idsInUse({ additional = {}, ...steps }: ConfirmedCarePlan): Set<string> {
	return new Set([...Object.values(steps), ...Object.values(additional)].map(({ id }) => id));
}

/** Adds a product once, however often the button is pressed, and tells every card of it. */
export function useAdding({ onAdded, isInUse }: UseAddingOptions) {
	const queryClient = useQueryClient();
	const underWay = useRef(new Set<string>());
	const [outcomes, setOutcomes] = useState<Record<string, Adding>>({});
	const tell = (id: string, outcome: Adding) => setOutcomes((all) => ({ ...all, [id]: outcome }));
	const { mutate } = useMutation({
		mutationFn: addToPlan,
		onSuccess: ({ confirmed_care_plan, warnings = [] }, { id }) => {
			onAdded(idsInUse(confirmed_care_plan));
			void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
			const serious = warnings.filter(({ level }) => level === "stop" || level === "change");
			tell(id, { kind: "added", warning: serious.find(({ product_ids }) => product_ids.includes(id)) });
		},
		onError: (_error, { id }) => tell(id, { kind: "failed" }),
		onSettled: (_answer, _error, { id }) => void underWay.current.delete(id),
	});
	const add = (product: Product) => {
		if (underWay.current.has(product.id) || isInUse(product.id)) return;
		underWay.current.add(product.id);
		tell(product.id, { kind: "busy" });
		mutate(product);
	};
	return { outcomes, add };
}
