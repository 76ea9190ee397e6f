import { okSchema } from "@dewlight/contracts/accounts.ts";
import type { EndpointName } from "@dewlight/contracts/endpoints.ts";
import {
	type addReactionSchema,
	reactionAnswerSchema,
	shelfAnswerSchema,
} from "@dewlight/contracts/shelf.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { request } from "#api/request.ts";

/** Today where the person is, as YYYY-MM-DD. */
export function today(): string {
	const now = new Date();
	return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export const shelfQuery = queryOptions({
	queryKey: ["shelf"],
	queryFn: ({ signal }) => request("shelf", { answer: shelfAnswerSchema, query: { today: today() }, signal }),
	staleTime: 0,
	networkMode: "always",
});

interface ShelfChange {
	call: Extract<
		EndpointName,
		| "addToShelf"
		| "changeShelfItem"
		| "removeShelfItem"
		| "removeReaction"
		| "startPatchTest"
		| "changePatchTest"
	>;
	id?: string;
	body?: object;
}

/** Every change of the shelf that answers with nothing; the shelf is read again after it. */
export function useShelfChange() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: ({ call, id, body }: ShelfChange) =>
			request(call, { answer: okSchema, ...(id !== undefined && { params: { id } }), ...(body && { body }) }),
		networkMode: "always",
		onSuccess: () => client.invalidateQueries({ queryKey: shelfQuery.queryKey }),
	});
}

/** The answer tells what to do, danger first. */
export function useReaction() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (body: z.input<typeof addReactionSchema>) =>
			request("addReaction", { answer: reactionAnswerSchema, body }),
		networkMode: "always",
		onSuccess: () => client.invalidateQueries({ queryKey: shelfQuery.queryKey }),
	});
}
