import type { Access, Endpoint } from "@dewlight/contracts/endpoint.ts";
import { ENDPOINTS } from "@dewlight/contracts/endpoints.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	newEmail,
	newPassword,
	registerPerson,
	unaskedPerson,
	verifyByMail,
} from "../../test/factories/person.ts";
import { listRoutes } from "../../test/harness/list-routes.ts";
import { startSystem, type TestSystem } from "../../test/harness/start-system.ts";
import { DomainError } from "../use-cases/domain-error.ts";

let system: TestSystem;
/** Cookies of whoever asks, from nobody to a person who has done all there is to do. */
let cookies: (string | null)[];
beforeAll(async () => {
	system = await startSystem({ worker: true });
	const verified = await registerPerson(system);
	await verifyByMail(system, verified);
	const [unverified, whole] = [await registerPerson(system), await unaskedPerson(system)];
	cookies = [null, unverified.cookie, verified.cookie, whole.cookie];
});
afterAll(() => system.close());

const ADMITTED = "This kind of content is not accepted here.";
const NOBODY = "Please log in.";

/** What a visitor, an unverified person, one without the legal texts and one with everything are answered. */
const MATRIX: Record<Access, readonly string[]> = {
	probe: [ADMITTED, ADMITTED, ADMITTED, ADMITTED],
	open: [ADMITTED, ADMITTED, ADMITTED, ADMITTED],
	session: [NOBODY, ADMITTED, ADMITTED, ADMITTED],
	right: [NOBODY, "email_not_verified", ADMITTED, ADMITTED],
	gated: [NOBODY, "email_not_verified", "legal_acceptance_required", ADMITTED],
};

const declared: [name: string, endpoint: Endpoint][] = Object.entries(ENDPOINTS);

test.each(declared)("%s is open to whom its declaration names, and to nobody else", async (_, endpoint) => {
	const answers: unknown[] = [];
	for (const cookie of cookies) {
		const answer = await system.app.inject({
			method: endpoint.method,
			url: endpoint.path.replace(/:\w+/, "1"),
			// Refused right after the gate, so that no call does anything.
			headers: { "content-type": "text/plain", ...(cookie && { cookie }) },
		});
		answers.push(answer.json().detail);
	}
	expect(answers).toEqual(MATRIX[endpoint.access]);
});

test("every route of the API is one that the contract declares, and as it declares it", async () => {
	const routes = listRoutes(system.app)
		.filter(({ url }) => url.startsWith("/api/") && !url.startsWith("/api/docs"))
		.filter(({ method }) => method !== "HEAD" && method !== "OPTIONS")
		.map(({ method, url }) => `${method} ${url}`);
	const addresses = declared.map(([, { method, path }]) => `${method} ${path}`);
	expect(routes.toSorted()).toEqual(addresses.toSorted());
	const { paths } = (await system.app.inject({ url: "/api/docs/json" })).json();
	for (const [name, { method, path, access }] of declared) {
		const described = paths[path.replace(/:(\w+)/, "{$1}")][method.toLowerCase()];
		expect([name, described.description]).toEqual([
			name,
			expect.stringContaining(`Who may call: ${access}.`),
		]);
		expect([name, described.responses["415"].description]).toEqual([name, "unsupported_type"]);
	}
});

test("a refusal with a code that its endpoint does not declare fails the test in which it happens", async () => {
	const own = await startSystem();
	own.services.store.transaction = () => Promise.reject(new DomainError("payment_declined", "No."));
	const payload = { email: newEmail(), username: "Ana", password: newPassword() };
	const answer = await own.app.inject({ method: "POST", url: ENDPOINTS.register.path, payload });
	expect([answer.statusCode, answer.json()]).toEqual([402, { detail: "No." }]);
	await expect(own.close()).rejects.toThrow("payment_declined");
});
