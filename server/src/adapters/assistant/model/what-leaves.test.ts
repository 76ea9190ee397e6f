import { basename } from "node:path";
import { MODEL_SCENES, type ModelServer, startModelServer } from "@dewlight/sandbox/model/scripted-model.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAssistants } from "#compose.ts";
import { chatCalls } from "../../../../test/factories/chat.ts";
import { type FullLife, liveFully } from "../../../../test/factories/full-life.ts";
import { takingAnalyst } from "../../../../test/factories/scan.ts";
import { storedObjects } from "../../../../test/harness/look-everywhere.ts";
import { startSystem, type TestSystem } from "../../../../test/harness/start-system.ts";
import { guidedAssistant } from "../guided-assistant.ts";

const NOTE = "Argued with my sister again";
const API_KEY = "key-of-a-test";

let server: ModelServer;
let system: TestSystem;
let person: FullLife;
beforeAll(async () => {
	server = await startModelServer(MODEL_SCENES.search);
	const address = { provider: "openai-compatible", model: "scripted", apiKey: API_KEY } as const;
	const model = { ...address, baseUrl: server.url, dailyTokens: 1_000_000 };
	const assistants = await openAssistants({ model }, guidedAssistant);
	system = await startSystem({ worker: true, analyst: takingAnalyst(), assistants });
	person = await liveFully(system);
});
afterAll(async () => {
	await system.close();
	await server.close();
});

test("what leaves for a model holds no address, name, session, photo, name of a photo or note of the diary", async () => {
	const chat = chatCalls(() => system.app);
	const day = system.services.clock.now().toISOString().slice(0, 10);
	const told = { day, felt: ["tight"], cycle: "before_period", note: NOTE };
	await system.app.inject({
		method: "PATCH",
		url: "/api/diary",
		payload: told,
		headers: { cookie: person.cookie },
	});
	const message = "Can you recommend a gentle cleanser under $20?";
	expect((await chat.send(person, message)).statusCode).toBe(200);
	const resumed = await chat.resume(person, message);
	expect(resumed.statusCode, resumed.body).toBe(200);

	const objects = storedObjects(system.config.dataDir);
	expect(objects.length).toBeGreaterThan(0);
	const [, session = ""] = person.cookie.split("=");
	const secrets = [
		person.email,
		person.username,
		person.password,
		session,
		NOTE,
		"before_period",
		...objects,
		...objects.map((name) => basename(name)),
	];

	expect(server.requests).toHaveLength(2);
	for (const { body, headers, path } of server.requests) {
		expect(body).toContain("Skin type:");
		expect(body).toContain("skin felt tight");
		const sent = `${path} ${JSON.stringify(headers)} ${body}`;
		for (const secret of secrets) expect(sent).not.toContain(secret);
		expect(body).not.toContain(API_KEY);
		expect(body).not.toMatch(/data:image|base64|image_url|[A-Za-z0-9+/]{200,}/);
		expect(body).not.toMatch(/[\w.+-]+@[\w-]+\.\w+/);
	}
});
