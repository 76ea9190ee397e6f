import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../../test/harness/database.ts";
import { rateLimits } from "../../db/schema/index.ts";
import { createDatabaseThrottle } from "./database-throttle.ts";

const RULE = { name: "test-rule", points: 5, windowSeconds: 60 };

/** Two throttles as two processes have them, over one database. */
async function openPair(addressFactor = 1) {
	const database = await openTestDatabase();
	onTestFinished(() => database.close());
	const open = () => createDatabaseThrottle({ db: database.db, table: rateLimits, addressFactor });
	return [open(), open()] as const;
}

test("two processes count together, and exactly the allowed attempts get through a rush", async () => {
	const [one, two] = await openPair();
	const attempts = Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).take(RULE, "ana"));
	const outcomes = await Promise.all(attempts);
	expect(outcomes.filter((wait) => wait === null)).toHaveLength(5);
	for (const wait of outcomes) if (wait !== null) expect(wait).toBeGreaterThan(0);
	expect(await one.take(RULE, "ben")).toBeNull();
});

test("a success forgets the attempts", async () => {
	const [one, two] = await openPair();
	for (let i = 0; i < 6; i++) await one.take(RULE, "ana");
	await one.forget(RULE, "ana");
	expect(await two.take(RULE, "ana")).toBeNull();
});

test("the window ends by itself", async () => {
	const [throttle] = await openPair();
	const short = { ...RULE, name: "test-short", points: 1, windowSeconds: 1 };
	expect(await throttle.take(short, "ana")).toBeNull();
	expect(await throttle.take(short, "ana")).toBe(1);
	await new Promise((resolve) => setTimeout(resolve, 1_100));
	expect(await throttle.take(short, "ana")).toBeNull();
});

test("only limits per address are looser by the factor", async () => {
	const [throttle] = await openPair(3);
	const take = async (rule: typeof RULE & { perAddress?: boolean }) => {
		let allowed = 0;
		while ((await throttle.take(rule, "::1")) === null) allowed++;
		return allowed;
	};
	expect(await take(RULE)).toBe(5);
	expect(await take({ ...RULE, name: "test-address", perAddress: true })).toBe(15);
});

test("the addresses of one home count as one, and IPv4 in IPv6 as IPv4", async () => {
	const [throttle] = await openPair();
	const rule = { ...RULE, name: "test-home", perAddress: true };
	for (const address of [
		"2001:db8:1:2::1",
		"2001:db8:1:2:aaaa::9",
		"2001:DB8:1:2:0:ff:1:1",
		"2001:db8:1:2::",
		"2001:db8:1:2:ffff:ffff:ffff:ffff",
	])
		expect(await throttle.take(rule, address)).toBeNull();
	expect(await throttle.take(rule, "2001:db8:1:2:1234::1")).toBeGreaterThan(0);
	expect(await throttle.take(rule, "2001:db8:1:3::1")).toBeNull();
	for (const address of ["192.0.2.7", "::ffff:192.0.2.7", "192.0.2.7", "192.0.2.7", "::ffff:c000:207"])
		expect(await throttle.take(rule, address)).toBeNull();
	expect(await throttle.take(rule, "192.0.2.7")).toBeGreaterThan(0);
	expect(await throttle.take(rule, "192.0.2.8")).toBeNull();
});
