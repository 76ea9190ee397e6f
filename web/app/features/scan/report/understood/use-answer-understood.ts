import { scanApi, type understoodSchema } from "@dewlight/contracts/scans.ts";
import { type Query, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "#api/call.ts";
import { checkinKey, closedCheckinKey, reportCheckinSchema } from "../../scan-calls.ts";

export type UnderstoodFact = z.infer<typeof understoodSchema>;
export type UnderstoodState = UnderstoodFact["state"];

interface Saying {
	fact: UnderstoodFact;
	state: UnderstoodState;
}

/** Tells the server what the person says to a fact; the report on show follows its answer. */
export function useAnswerUnderstood(checkinId: number) {
	const client = useQueryClient();
	const keys = [checkinKey(checkinId), closedCheckinKey(checkinId)];
	const isOther = ({ queryKey }: Query) => !keys.some((key) => key[0] === queryKey[0]);
	return useMutation({
		scope: { id: `understood-${checkinId}` },
		networkMode: "always",
		mutationFn: ({ fact: { id, about }, state }: Saying) =>
			call(scanApi.answerUnderstood, {
				reading: reportCheckinSchema,
				params: { id: checkinId },
				body: { id, ...(about !== undefined && { about }), state },
			}),
		onSuccess: async (checkin) => {
			for (const queryKey of keys) client.setQueryData(queryKey, (known) => known && checkin);
			// Plan, products and answers can be others now; what is not on show is read anew.
			await client.invalidateQueries({ predicate: isOther, refetchType: "none" });
		},
		onError: (error) => console.warn("What was said to a fact was not saved.", error),
	});
}
