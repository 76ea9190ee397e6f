import { RECOMMENDATION_GROUPS } from "@dewlight/contracts/products.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useAdding } from "#api/use-adding.ts";
import { sayAdded, sayUndone } from "#ui/product/say-added.tsx";
import { markInUse } from "./mark-in-use.ts";
import { recommendationsQuery } from "./read-recommendations.ts";

/** "Add to Plan" for every list of the screen: what was added is marked in all of them. */
export function useAddToPlan() {
	const queryClient = useQueryClient();
	const { queryKey } = recommendationsQuery;
	return useAdding({
		say: (added, undoFailed) => void sayAdded(added, undoFailed),
		sayUndone: (product) => void sayUndone(product),
		onAdded: (used) =>
			void queryClient.setQueryData(queryKey, (lists) =>
				lists === undefined ? lists : markInUse(lists, used),
			),
		isInUse: (id) => {
			const lists = queryClient.getQueryData(queryKey);
			return RECOMMENDATION_GROUPS.some((group) =>
				lists?.[group].some((product) => product.id === id && product.is_confirmed),
			);
		},
	});
}
