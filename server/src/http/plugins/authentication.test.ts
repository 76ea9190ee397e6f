import { ENDPOINTS } from "@dewlight/contracts/endpoints.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, registerPerson, welcomePerson } from "../../../test/factories/person.ts";
import { readEveryTable } from "../../../test/harness/look-everywhere.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

let system: TestSystem;
let ann: Person;
let bob: Person;
beforeAll(async () => {
	system = await startSystem({ worker: true });
	[ann, bob] = [await welcomePerson(system), await welcomePerson(system)];
	await system.settle();
});
afterAll(() => system.close());

const CALLS = Object.values(ENDPOINTS)
	.filter(({ access }) => access !== "probe")
	.map(({ method, path }) => ({
		method,
		url: path.replace(":filename", "AAAAAAAAAAAA.webp").replace(/:\w+/, "1"),
	}));

test("no call is carried out for another account than the one it names, on any endpoint", async () => {
	const { db } = system.services.store;
	const before = await readEveryTable(db);
	for (const { method, url } of CALLS) {
		for (const named of [String(ann.id), "none", "", `0${bob.id}`]) {
			const { cookie } = bob;
			const payload = method === "GET" ? undefined : {};
			const answer = await system.app.inject({
				method,
				url,
				headers: { cookie, "x-account": named },
				...(payload && { payload }),
			});
			const { detail } = answer.json();
			expect([url, named, answer.statusCode, detail]).toEqual([url, named, 409, "other_account"]);
			expect(answer.headers["x-account"]).toBe(String(bob.id));
			expect(answer.headers["set-cookie"]).toBeUndefined();
		}
	}
	expect(await readEveryTable(db)).toEqual(before);
});

test("every call for an account is refused as without a session when nobody is signed in", async () => {
	const before = await readEveryTable(system.services.store.db);
	for (const { method, url } of CALLS) {
		const answer = await system.app.inject({ method, url, headers: { "x-account": "7" } });
		expect([url, answer.statusCode, answer.json().detail]).toEqual([url, 401, "Please log in."]);
		expect(answer.headers["x-account"]).toBe("none");
	}
	expect(await readEveryTable(system.services.store.db)).toEqual(before);
});

test("an answer says whom it was given to, and a call in the right name is taken like one without", async () => {
	const person = await registerPerson(system);
	const ask = (headers: Record<string, string>) => system.app.inject({ url: "/api/me", headers });
	const named = (who: Person) => ({ cookie: who.cookie, "x-account": String(who.id) });
	for (const headers of [named(person), { cookie: person.cookie }]) {
		const answer = await ask(headers);
		expect([answer.json().user.id, answer.headers["x-account"]]).toEqual([person.id, String(person.id)]);
	}
	const visitors: Record<string, string>[] = [{}, { "x-account": "none" }, { cookie: "session=unknown" }];
	for (const headers of visitors) {
		const answer = await ask(headers);
		expect([answer.json(), answer.headers["x-account"]]).toEqual([{ user: null }, "none"]);
	}
	expect((await system.app.inject({ url: "/api/checkins" })).headers["x-account"]).toBe("none");
});
