import { z } from "zod";
import { expandable, inRange, moments, paged, text } from "../http/params.ts";
import { listPage, type Route, route } from "../http/route.ts";
import { all, find } from "../state/account.ts";

const list = z.strictObject({
	...paged,
	created: moments.optional(),
	type: text.optional(),
	types: z.array(text).max(20).optional(),
});

export const eventRoutes: Route[] = [
	route("GET", "/events/:id", z.strictObject(expandable), ({ account, id }) => find(account, "event", id)),
	route("GET", "/events", list, ({ account, params }) => {
		const found = all(account, "event").filter(
			({ type, created }) =>
				(params.type ?? type) === type &&
				(params.types?.includes(type) ?? true) &&
				inRange(created, params.created),
		);
		return listPage("/v1/events", found, params);
	}),
];
