import { expect, test } from "vitest";
import { welcomePerson } from "../../../test/factories/person.ts";
import { startOwnSystem } from "../../../test/harness/start-system.ts";

test("a person is welcomed by mail when onboarding is complete, and once", async () => {
	const system = await startOwnSystem({ worker: true });
	const person = await welcomePerson(system);
	const onboard = () =>
		system.app.inject({
			method: "POST",
			url: "/api/onboarding",
			headers: { cookie: person.cookie },
			payload: {},
		});
	await Promise.all([onboard(), onboard(), onboard()]);
	await system.settle();
	const welcomes = system.mailbox?.read(person.email).filter(({ subject }) => subject.startsWith("Welcome"));
	expect(welcomes).toHaveLength(1);
	expect(welcomes?.[0]?.links).toEqual(["http://localhost:3000/dashboard"]);
});
