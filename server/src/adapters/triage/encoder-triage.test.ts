import { createEncoder, EncoderError } from "@dewlight/assistant/encoder/encoder.ts";
import { expect, test } from "vitest";
import { chatCalls, textOf } from "../../../test/factories/chat.ts";
import { welcomePerson } from "../../../test/factories/person.ts";
import { getAs, postScan, takingAnalyst } from "../../../test/factories/scan.ts";
import { startOwnSystem } from "../../../test/harness/start-system.ts";
import { createLog } from "../../log.ts";
import { createEncoderTriage } from "./encoder-triage.ts";

function keptLog() {
	const lines: string[] = [];
	const log = createLog({ level: "info", destination: { write: (line: string) => void lines.push(line) } });
	return { log, logged: () => lines.join("") };
}

test("one triage reads the photo's note and the chat, in words no list holds", async () => {
	const { log, logged } = keptLog();
	const triage = createEncoderTriage(log, createEncoder({ timeoutMs: 60_000 }));
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
	expect(logged()).toBe("");
});

test("without the encoder the plainest signs are read, and the log and readiness say so", async () => {
	const { log, logged } = keptLog();
	const broken = () => Promise.reject(new EncoderError("crashed"));
	const triage = createEncoderTriage(log, {
		encode: broken,
		encodeRuns: broken,
		warmUp: broken,
		close: async () => undefined,
	});
	const system = await startOwnSystem({ triage });
	const said = "my lips are swelling and I cannot breathe";
	const flagsOf = await triage.read([said]);
	expect(flagsOf(said)[0]?.level).toBe("emergency");
	expect(logged()).toContain("by the plainest signs alone");
	expect(logged()).not.toContain("lips");
	const { ready, parts } = (await system.app.inject({ url: "/api/ready" })).json();
	expect([ready, parts.triage]).toEqual([true, { ok: false, detail: "degraded" }]);
});
