import { z } from "zod";
import { cancelSubscription } from "../billing/change-subscription.ts";
import { settle } from "../billing/settle.ts";
import { afterAnchor, isLive, itemOf, priceOf } from "../billing/subscription-plan.ts";
import { emit } from "../events/events.ts";
import { invalid } from "../http/api-error.ts";
import { expandable, integer, listPage, paged, type Route, route, text } from "../http/route.ts";
import {
	type Account,
	all,
	find,
	insert,
	newId,
	type Subscription,
	type TestClock,
} from "../state/account.ts";

/** Stripe keeps a test clock this long. */
const LIFE_SECONDS = 30 * 86_400;
/** Intervals of the shortest subscription that one call may go. */
const STEPS = 2;

const create = z.strictObject({ ...expandable, frozen_time: integer, name: text.max(300).optional() });

export const testClockRoutes: Route[] = [
	route("POST", "/test_helpers/test_clocks", create, ({ account, params }) => {
		const at = account.clock();
		const clock: TestClock = {
			id: newId("clock"),
			object: "test_helpers.test_clock",
			created: at,
			deletes_after: at + LIFE_SECONDS,
			frozen_time: params.frozen_time,
			livemode: false,
			name: params.name ?? null,
			status: "ready",
			status_details: {},
		};
		insert(account, "test_helpers.test_clock", clock);
		emit(account, "test_helpers.test_clock.created", clock, at);
		return clock;
	}),
	route("GET", "/test_helpers/test_clocks/:id", z.strictObject(expandable), ({ account, id }) =>
		find(account, "test_helpers.test_clock", id),
	),
	route(
		"POST",
		"/test_helpers/test_clocks/:id/advance",
		z.strictObject({ ...expandable, frozen_time: integer }),
		({ account, id, params }) => {
			const clock = find(account, "test_helpers.test_clock", id);
			const to = params.frozen_time;
			if (to <= clock.frozen_time) {
				throw invalid("The new time must be later than the clock's current time.", "frozen_time");
			}
			for (const subscription of subscriptionsOf(account, clock)) {
				if (isLive(subscription) && to > furthest(account, subscription, clock.frozen_time)) {
					throw invalid(`A clock advances at most ${STEPS} intervals at once.`, "frozen_time");
				}
			}
			emit(account, "test_helpers.test_clock.advancing", { ...clock, status: "advancing" }, account.clock());
			clock.frozen_time = to;
			account.changed = true;
			settle(account);
			emit(account, "test_helpers.test_clock.ready", clock, account.clock());
			return clock;
		},
	),
	route("DELETE", "/test_helpers/test_clocks/:id", z.strictObject({}), ({ account, id }) => {
		const clock = find(account, "test_helpers.test_clock", id);
		for (const subscription of subscriptionsOf(account, clock)) {
			if (isLive(subscription)) {
				cancelSubscription(account, subscription, "cancellation_requested", clock.frozen_time);
			}
			delete account.state.tables.subscription[subscription.id];
		}
		for (const customer of all(account, "customer")) {
			if (customer.test_clock === id) delete account.state.tables.customer[customer.id];
		}
		delete account.state.tables["test_helpers.test_clock"][id];
		account.changed = true;
		emit(account, "test_helpers.test_clock.deleted", clock, account.clock());
		return { id, object: "test_helpers.test_clock", deleted: true };
	}),
	route("GET", "/test_helpers/test_clocks", z.strictObject(paged), ({ account, params }) =>
		listPage("/v1/test_helpers/test_clocks", all(account, "test_helpers.test_clock"), params),
	),
];

function subscriptionsOf(account: Account, clock: TestClock): Subscription[] {
	return all(account, "subscription").filter(({ test_clock }) => test_clock === clock.id);
}

function furthest(account: Account, subscription: Subscription, from: number): number {
	const start = Math.max(from, itemOf(subscription).current_period_start);
	return afterAnchor(start, priceOf(account, subscription), STEPS);
}
