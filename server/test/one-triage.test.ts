import { triage } from "@dewlight/assistant/triage/triage.ts";
import { expect, test } from "vitest";
import { chatCalls, textOf } from "./factories/chat.ts";
import { welcomePerson } from "./factories/person.ts";
import { getAs, postScan, takingAnalyst } from "./factories/scan.ts";
import { startOwnSystem } from "./harness/start-system.ts";

test("one triage reads the photo's note and the chat, in words no list holds", async () => {
	const system = await startOwnSystem({ worker: true, analyst: takingAnalyst(), triage });
	const person = await welcomePerson(system);
	const note = "the mole on my back has gone two colours and bleeds when i towel";
	const { id } = (await postScan(system, person, undefined, note)).json();
	await system.settle();
	const checkin = (await getAs(system, person, `/api/checkins/${id}`)).json();
	expect(checkin.analysis_result.red_flags[0]).toMatchObject({ level: "book_dermatologist" });
	expect(checkin.product_needs).toEqual({});

	const answer = await chatCalls(() => system.app).send(
		person,
		"the cut on my chin is hot, oozing green and the red bit has doubled since yesterday. which cream",
	);
	expect(textOf(answer.body)).toMatch(/today|emergency/);
});

test("without the encoder the product is ready, and readiness says what is missing", async () => {
	const system = await startOwnSystem({ checkEncoder: () => Promise.reject(new Error("no memory")) });
	const { ready, parts } = (await system.app.inject({ url: "/api/ready" })).json();
	expect([ready, parts.encoder]).toEqual([true, { ok: false, detail: "degraded" }]);
});
