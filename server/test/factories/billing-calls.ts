import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { expect } from "vitest";
import type { TestSystem } from "../harness/start-system.ts";
import { callAs, priceOf, subscribeAs } from "./billing.ts";
import { type Person, welcomePerson } from "./person.ts";

/** The calls of Billing as a person makes them; the system is asked for when it is there. */
export function billingCalls(system: () => TestSystem) {
	const call = (person: Person, url: string, payload?: object) => callAs(system(), person, url, payload);
	return {
		change: async (person: Person, plan: PaidPlan, changeType: "upgrade" | "downgrade") =>
			call(person, "/api/change-subscription", { priceId: await priceOf(system(), plan), changeType }),
		preview: async (person: Person, plan: PaidPlan) =>
			call(person, `/api/stripe/proration-preview-simple?priceId=${await priceOf(system(), plan)}`),
		billing: async (person: Person) => (await call(person, "/api/subscription")).json(),
		cancel: (person: Person, payload: object = {}) => call(person, "/api/cancel-subscription", payload),
		keep: (person: Person) => call(person, "/api/keep-current-plan", {}),
		newSubscriber: async (plan: PaidPlan, card?: string): Promise<Person> => {
			const person = await welcomePerson(system());
			await subscribeAs(system(), person, plan, card);
			return person;
		},
	};
}

/** Errors of these calls say their text twice. */
export function expectRefusal(
	answer: Awaited<ReturnType<typeof callAs>>,
	status: number,
	detail: unknown,
): void {
	expect({ status: answer.statusCode, body: answer.json() }).toEqual({
		status,
		body: { detail, error: detail },
	});
}
