import { type Experiment, progressApi, type startExperimentSchema } from "@dewlight/contracts/progress.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "#api/call.ts";

export const experimentsQuery = queryOptions({
	queryKey: ["experiments"],
	queryFn: async ({ signal }) => (await call(progressApi.experiments, { signal })).experiments,
});

export function startExperiment(body: z.input<typeof startExperimentSchema>): Promise<Experiment> {
	return call(progressApi.startExperiment, { body });
}

/** The person starts to use the product today. */
export function beginChange(id: string): Promise<Experiment> {
	return call(progressApi.beginChange, { params: { id } });
}

export function stopExperiment(id: string): Promise<Experiment> {
	return call(progressApi.stopExperiment, { params: { id } });
}

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
