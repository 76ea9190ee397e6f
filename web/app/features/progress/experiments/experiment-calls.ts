import {
	type Experiment,
	experimentSchema,
	experimentsAnswerSchema,
	type startExperimentSchema,
} from "@dewlight/contracts/progress.ts";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { request } from "#api/request.ts";

export const experimentsQuery = queryOptions({
	queryKey: ["experiments"],
	queryFn: async ({ signal }) =>
		(await request("experiments", { answer: experimentsAnswerSchema, signal })).experiments,
});

export function startExperiment(body: z.input<typeof startExperimentSchema>): Promise<Experiment> {
	return request("startExperiment", { answer: experimentSchema, body });
}

/** The person starts to use the product today. */
export function beginChange(id: string): Promise<Experiment> {
	return request("beginChange", { answer: experimentSchema, params: { id } });
}

export function stopExperiment(id: string): Promise<Experiment> {
	return request("stopExperiment", { answer: experimentSchema, params: { id } });
}
