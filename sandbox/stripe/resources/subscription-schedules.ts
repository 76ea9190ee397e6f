import { z } from "zod";
import {
	currentPhaseOf,
	releaseSchedule,
	setCancelAtPeriodEnd,
	usePhaseDiscounts,
} from "../billing/change-subscription.ts";
import { afterAnchor, isLive, itemOf, PRORATION_BEHAVIORS } from "../billing/subscription-plan.ts";
import { emit, emitChange } from "../events/events.ts";
import { invalid } from "../http/api-error.ts";
import {
	type Call,
	emptiable,
	expandable,
	flag,
	integer,
	listPage,
	mergeMetadata,
	metadata,
	paged,
	type Route,
	route,
	text,
} from "../http/route.ts";
import { newPhase, newSchedule } from "../objects/new-subscription.ts";
import {
	type Account,
	all,
	find,
	insert,
	lookUp,
	type Price,
	type Schedule,
	type SchedulePhase,
	timeOf,
} from "../state/account.ts";

const phase = z.strictObject({
	billing_cycle_anchor: z.enum(["automatic", "phase_start"]).optional(),
	discounts: emptiable(
		z.array(z.union([z.strictObject({ coupon: text }), z.strictObject({ discount: text })])).max(1),
	).optional(),
	duration: z
		.strictObject({
			interval: z.enum(["day", "week", "month", "year"]),
			interval_count: integer.refine((count) => count >= 1, "integer").optional(),
		})
		.optional(),
	end_date: integer.optional(),
	items: z
		.array(
			z.strictObject({ price: text, quantity: integer.refine((count) => count === 1, "integer").optional() }),
		)
		.length(1),
	metadata: metadata.optional(),
	proration_behavior: z.enum(PRORATION_BEHAVIORS).optional(),
	start_date: integer.optional(),
});
const update = z.strictObject({
	...expandable,
	end_behavior: z.enum(["release", "cancel"]).optional(),
	metadata: emptiable(metadata).optional(),
	phases: z.array(phase).min(1).max(10).optional(),
	proration_behavior: z.enum(PRORATION_BEHAVIORS).optional(),
});

export const scheduleRoutes: Route[] = [
	route(
		"POST",
		"/subscription_schedules",
		z.strictObject({ ...expandable, from_subscription: text }),
		({ account, params }) => createSchedule(account, params.from_subscription),
	),
	route("GET", "/subscription_schedules/:id", z.strictObject(expandable), ({ account, id }) =>
		find(account, "subscription_schedule", id),
	),
	route("POST", "/subscription_schedules/:id", update, updateSchedule),
	route(
		"POST",
		"/subscription_schedules/:id/release",
		z.strictObject({ ...expandable, preserve_cancel_date: flag.optional() }),
		({ account, id }) => {
			const schedule = find(account, "subscription_schedule", id);
			mustRun(schedule, "release");
			releaseSchedule(account, schedule, timeOf(account, schedule.customer));
			return schedule;
		},
	),
	route(
		"GET",
		"/subscription_schedules",
		z.strictObject({ ...paged, customer: text.optional() }),
		({ account, params }) => {
			const found = all(account, "subscription_schedule").filter(
				({ customer }) => (params.customer ?? customer) === customer,
			);
			return listPage("/v1/subscription_schedules", found, params);
		},
	),
];

function createSchedule(account: Account, subscriptionId: string): Schedule {
	const subscription = find(account, "subscription", subscriptionId, "from_subscription");
	if (!isLive(subscription)) {
		throw invalid("You cannot migrate a subscription that has ended.", "from_subscription");
	}
	if (subscription.schedule !== null) {
		throw invalid(
			"You cannot migrate a subscription that is already attached to a schedule.",
			"from_subscription",
		);
	}
	const at = timeOf(account, subscription.customer);
	const item = itemOf(subscription);
	const schedule = newSchedule(
		subscription,
		newPhase({
			start: item.current_period_start,
			end: item.current_period_end,
			price: item.price.id,
			currency: subscription.currency,
			discounts: subscription.discounts.map((discount) => ({ coupon: null, discount })),
			metadata: {},
			prorationBehavior: "create_prorations",
			restarts: false,
		}),
		at,
	);
	insert(account, "subscription_schedule", schedule);
	emit(account, "subscription_schedule.created", schedule, at);
	emitChange(account, "customer.subscription.updated", subscription, at, () => {
		subscription.schedule = schedule.id;
		if (subscription.cancel_at_period_end) setCancelAtPeriodEnd(subscription, false, at);
	});
	return schedule;
}

function updateSchedule({ account, id, params }: Call<z.output<typeof update>>): object {
	const schedule = find(account, "subscription_schedule", id);
	mustRun(schedule, "update");
	const at = timeOf(account, schedule.customer);
	const phases = params.phases && readPhases(account, schedule, params.phases);
	emitChange(account, "subscription_schedule.updated", schedule, at, () => {
		schedule.end_behavior = params.end_behavior ?? schedule.end_behavior;
		schedule.metadata = mergeMetadata(schedule.metadata ?? {}, params.metadata);
		const [current] = phases ?? [];
		if (!phases || !current) return;
		schedule.phases = phases;
		schedule.current_phase = { start_date: current.start_date, end_date: current.end_date };
	});
	const current = currentPhaseOf(schedule);
	const subscription = find(account, "subscription", schedule.subscription ?? "");
	if (phases && current) usePhaseDiscounts(account, subscription, current, at);
	return schedule;
}

/** The first phase is the current one with its price; each other one starts where the one before it ends. */
function readPhases(account: Account, schedule: Schedule, wanted: z.output<typeof phase>[]): SchedulePhase[] {
	const current = currentPhaseOf(schedule);
	let start = wanted[0]?.start_date;
	if (start === undefined) {
		throw invalid(
			"The subscription schedule update is missing at least one phase with a `start_date` to anchor end dates to.",
			"phases",
		);
	}
	if (start !== current?.start_date) {
		throw invalid("You can not modify the start date of the current phase.", "phases[0][start_date]");
	}
	const now = timeOf(account, schedule.customer);
	const subscription = find(account, "subscription", schedule.subscription ?? "");
	const phases: SchedulePhase[] = [];
	for (const [index, each] of wanted.entries()) {
		const param = `phases[${index}]`;
		const price = find(account, "price", each.items[0]?.price ?? "", `${param}[items][0][price]`);
		if (index === 0 && price.id !== itemOf(subscription).price.id) {
			throw invalid("Update the subscription to change the price of its current phase.", `${param}[items]`);
		}
		if (each.start_date !== undefined && each.start_date !== start) {
			throw invalid("A phase starts where the one before it ends.", `${param}[start_date]`);
		}
		const end = endOf(each, start, price);
		if (end <= start || end <= now) {
			throw invalid("The end of a phase must be after its start and in the future.", `${param}[end_date]`);
		}
		phases.push(
			newPhase({
				start,
				end,
				price: price.id,
				currency: price.currency,
				discounts: phaseDiscounts(account, each, param),
				metadata: each.metadata ?? {},
				prorationBehavior: each.proration_behavior ?? "create_prorations",
				restarts: each.billing_cycle_anchor === "phase_start",
			}),
		);
		start = end;
	}
	return phases;
}

/** Without an end a phase is one period of its price long. */
function endOf(each: z.output<typeof phase>, start: number, price: Price): number {
	if (each.end_date !== undefined) return each.end_date;
	if (!each.duration) return afterAnchor(start, price, 1);
	const { interval, interval_count: count = 1 } = each.duration;
	const recurring = price.recurring && { ...price.recurring, interval, interval_count: count };
	return afterAnchor(start, { ...price, recurring }, 1);
}

function phaseDiscounts(
	account: Account,
	{ discounts }: z.output<typeof phase>,
	param: string,
): { coupon: string | null; discount: string | null }[] {
	return (discounts ?? []).map((wanted) => {
		const key = "coupon" in wanted ? "coupon" : "discount";
		const id = "coupon" in wanted ? wanted.coupon : wanted.discount;
		if (!lookUp(account, key, id)) {
			throw invalid(`No such ${key}: '${id}'`, `${param}[discounts][0][${key}]`, "resource_missing");
		}
		return "coupon" in wanted ? { coupon: id, discount: null } : { coupon: null, discount: id };
	});
}

function mustRun(schedule: Schedule, verb: string): void {
	if (schedule.status === "active") return;
	throw invalid(
		`You cannot ${verb} a subscription schedule that is currently in the \`${schedule.status}\` status.`,
	);
}
