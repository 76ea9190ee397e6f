import { confirmedPlanAnswerSchema, type Profile, profileSchema } from "@dewlight/contracts/profile.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import type { LightMyRequestResponse } from "fastify";
import type { TestSystem } from "../harness/start-system.ts";
import { type Person, welcomePerson } from "./person.ts";
import { finishScan, getAs } from "./scan.ts";

type Answer = Promise<LightMyRequestResponse>;

/** A welcome person whose first photo is analyzed, and who so has a plan. */
export async function scannedPerson(system: TestSystem): Promise<Person> {
	const person = await welcomePerson(system);
	await finishScan(system, person);
	return person;
}

export async function profileOf(system: TestSystem, person: Person): Promise<Profile> {
	const answer = await getAs(system, person, "/api/profile");
	if (answer.statusCode !== 200) throw new Error(`profile answered ${answer.statusCode}: ${answer.body}`);
	return profileSchema.parse(answer.json());
}

/** What the person may do about their profile and their products, each as its bare answer. */
export function profileCalls(app: () => TestSystem["app"]) {
	const send = (method: "POST" | "PATCH", url: string, person: Person, payload: object): Answer =>
		app().inject({ method, url, payload, headers: { cookie: person.cookie } });
	return {
		post: (url: string, person: Person, payload: object = {}) => send("POST", url, person, payload),
		confirm: (person: Person, step: string, product: object) =>
			send("PATCH", "/api/profile/confirm-product", person, { step, product }),
		remove: (person: Person, step: string, id: string) =>
			send("PATCH", "/api/profile/remove-product", person, { step, id }),
		drop: (person: Person, step: string, dropped = true) =>
			send("PATCH", "/api/profile/drop-step", person, { step, dropped }),
		skip: (person: Person, payload: object) => send("PATCH", "/api/profile/skip-routine", person, payload),
		tell: (person: Person, payload: object) => send("PATCH", "/api/diary", person, payload),
		markDone: (person: Person, day: string, steps: string[], done = true) =>
			send("PATCH", "/api/profile/mark-done", person, { day, steps, done }),
	};
}

/** The products in use that a change of them answered with. */
export function inUse(answer: Awaited<Answer>) {
	if (answer.statusCode !== 200)
		throw new Error(`The change answered ${answer.statusCode}: ${answer.body.slice(0, 200)}`);
	return confirmedPlanAnswerSchema.parse(answer.json());
}

export function anyOf(category: string, at = 0) {
	const product = STARTER_CATALOGUE.filter((one) => one.category === category)[at];
	if (!product) throw new Error(`The catalogue has no ${category}.`);
	return product;
}
