import type { Experiment } from "@dewlight/contracts/progress.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { experimentsQuery } from "./experiment-calls.ts";

/** A call that answers with the experiment as it is now; the list shows it at once and is read again. */
export function useExperimentChange<T>(change: (input: T) => Promise<Experiment>) {
	const queryClient = useQueryClient();
	const { queryKey } = experimentsQuery;
	return useMutation({
		mutationFn: change,
		onSuccess: (now) =>
			queryClient.setQueryData(queryKey, (all = []) =>
				all.some(({ id }) => id === now.id)
					? all.map((each) => (each.id === now.id ? now : each))
					: [now, ...all],
			),
		onSettled: () => queryClient.invalidateQueries({ queryKey }),
	});
}
