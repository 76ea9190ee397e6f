import { type Product, RECOMMENDATION_GROUPS } from "@dewlight/contracts/products.ts";
import type { RoutineWarning } from "@dewlight/contracts/profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { addToPlan } from "./add-to-plan.ts";
import { markInUse } from "./mark-in-use.ts";
import { recommendationsQuery } from "./read-recommendations.ts";

/** What became of "Add to Plan" for one product; the same on all its cards. */
export type Adding =
	| { kind: "busy" }
	| { kind: "failed" }
	| { kind: "added"; warning: RoutineWarning | undefined };

/** Adds a product once, however often the button is pressed, and tells every card of it. */
export function useAddToPlan() {
	const queryClient = useQueryClient();
	const underWay = useRef(new Set<string>());
	const [outcomes, setOutcomes] = useState<Record<string, Adding>>({});
	const tell = (id: string, outcome: Adding) => setOutcomes((all) => ({ ...all, [id]: outcome }));
	const { mutate } = useMutation({
		mutationFn: addToPlan,
		onSuccess: ({ confirmed_care_plan, warnings }, { id }) => {
			queryClient.setQueryData(recommendationsQuery.queryKey, (lists) =>
				lists === undefined ? lists : markInUse(lists, confirmed_care_plan),
			);
			void queryClient.invalidateQueries({ queryKey: ["profile"] });
			const serious = warnings.filter(({ level }) => level === "stop" || level === "change");
			tell(id, { kind: "added", warning: serious.find(({ product_ids }) => product_ids.includes(id)) });
		},
		onError: (_error, { id }) => tell(id, { kind: "failed" }),
		onSettled: (_answer, _error, { id }) => void underWay.current.delete(id),
	});
	// A second click may come before the button has been drawn anew.
	const isInUse = (id: string) => {
		const lists = queryClient.getQueryData(recommendationsQuery.queryKey);
		return RECOMMENDATION_GROUPS.some((group) =>
			lists?.[group].some((product) => product.id === id && product.is_confirmed),
		);
	};
	const add = (product: Product) => {
		if (underWay.current.has(product.id) || isInUse(product.id)) return;
		underWay.current.add(product.id);
		tell(product.id, { kind: "busy" });
		mutate(product);
	};
	return { outcomes, add };
}
