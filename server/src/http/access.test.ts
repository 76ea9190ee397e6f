import type { Access, Endpoint } from "@dewlight/contracts/endpoint.ts";
import { ENDPOINTS } from "@dewlight/contracts/endpoints.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson, unaskedPerson, verifyByMail } from "../../test/factories/person.ts";
import { listRoutes } from "../../test/harness/list-routes.ts";
import { startSystem, type TestSystem } from "../../test/harness/start-system.ts";

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
		.filter(({ method, url }) => url.startsWith("/api/") && !url.startsWith("/api/docs") && method !== "HEAD")
		.map(({ method, url }) => `${method} ${url}`);
	const addresses = declared.map(([, { method, path }]) => `${method} ${path}`);
	expect(routes.toSorted()).toEqual([...addresses, "OPTIONS /api/*"].toSorted());
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
