import { shelfApi } from "@dewlight/contracts/shelf.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "#api/call.ts";
import { feelingTold, profileQuery } from "#api/profile-calls.ts";

/** Today where the person is, as YYYY-MM-DD. */
export function today(): string {
	const now = new Date();
	return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export const shelfQuery = queryOptions({
	queryKey: ["shelf"],
	queryFn: ({ signal }) => call(shelfApi.shelf, { query: { today: today() }, signal }),
	staleTime: 0,
	networkMode: "always",
});

type BodyOf<Name extends keyof typeof shelfApi> = (typeof shelfApi)[Name] extends {
	body: infer Body extends z.ZodType;
}
	? z.input<Body>
	: never;

export type PackChange = BodyOf<"changeShelfItem">;
type ShelfChange =
	| { call: "addToShelf"; body: BodyOf<"addToShelf"> }
	| { call: "changeShelfItem"; id: string; body: PackChange }
	| { call: "removeShelfItem" | "removeReaction"; id: string }
	| { call: "startPatchTest"; body: BodyOf<"startPatchTest"> }
	| { call: "changePatchTest"; id: string; body: BodyOf<"changePatchTest"> };

function send(change: ShelfChange) {
	switch (change.call) {
		case "addToShelf":
			return call(shelfApi.addToShelf, { body: change.body });
		case "changeShelfItem":
			return call(shelfApi.changeShelfItem, { params: { id: change.id }, body: change.body });
		case "removeShelfItem":
			return call(shelfApi.removeShelfItem, { params: { id: change.id } });
		case "removeReaction":
			return call(shelfApi.removeReaction, { params: { id: change.id } });
		case "startPatchTest":
			return call(shelfApi.startPatchTest, { body: change.body });
		case "changePatchTest":
			return call(shelfApi.changePatchTest, { params: { id: change.id }, body: change.body });
	}
}

/** Every change of the shelf that answers with nothing; the shelf is read again after it, and the plan that hangs on it. */
export function useShelfChange() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: send,
		networkMode: "always",
		onSuccess: (_, { call: name }) => {
			if (name === "removeReaction") void client.invalidateQueries({ queryKey: profileQuery.queryKey });
			return client.invalidateQueries({ queryKey: shelfQuery.queryKey });
		},
	});
}

/** The answer tells what to do, danger first; the plan and the days that pause follow. */
export function useReaction() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (body: BodyOf<"addReaction">) => call(shelfApi.addReaction, { body }),
		networkMode: "always",
		onSuccess: (answer) => {
			feelingTold(client, answer);
			return client.invalidateQueries({ queryKey: shelfQuery.queryKey });
		},
	});
}
