import { expect, test } from "vitest";
import { startOwnSystem } from "../../../test/harness/start-system.ts";
import { seedDemoPeople } from "./index.ts";

test("of processes that start at once on a new database one makes the demo people, and none fails", async () => {
	const { services } = await startOwnSystem();
	const people = ["one", "two"].map((name) => ({
		email: `${name}@example.com`,
		username: name,
		password: `plain-${name}-door`,
		goals: [],
		issues: [],
		scans: [],
	}));
	const made = await Promise.all([
		seedDemoPeople({ services, people }),
		seedDemoPeople({ services, people }),
	]);
	expect(made.flat().map(({ email }) => email)).toEqual(people.map(({ email }) => email));
});
