import { chatStatusSchema } from "@dewlight/contracts/chat.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chatCalls } from "../../../test/factories/chat.ts";
import { addPastScan } from "../../../test/factories/past-scan.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

async function suggestedTo({ cookie }: Person): Promise<string[]> {
	const answer = await system.app.inject({ url: "/api/chat-status", headers: { cookie } });
	expect(answer.statusCode).toBe(200);
	return chatStatusSchema.parse(answer.json()).suggestions ?? [];
}

test("the questions to start with are about the person's own report once there is one, and nobody else's", async () => {
	const [scanned, other] = [await welcomePerson(system), await welcomePerson(system)];
	const before = await suggestedTo(scanned);
	expect(before).toHaveLength(4);
	expect(before.join(" ")).not.toContain("my report");
	await addPastScan(system, scanned, { daysAgo: 2 });
	const after = await suggestedTo(scanned);
	expect(after).toHaveLength(4);
	expect(after.join(" ")).toContain("my report");
	expect(await suggestedTo(other)).toEqual(before);
});

test("what is left of the plan's messages is told, and counts what was asked", async () => {
	const person = await welcomePerson(system);
	const read = async () => {
		const answer = await system.app.inject({ url: "/api/chat-status", headers: { cookie: person.cookie } });
		return chatStatusSchema.parse(answer.json()).messages;
	};
	expect(await read()).toEqual({ used: 0, limit: 50, resets_at: null });
	await chatCalls(() => system.app).send(person, "What is niacinamide?");
	expect(await read()).toMatchObject({ used: 1, limit: 50 });
});
