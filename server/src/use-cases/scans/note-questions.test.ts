import { checkinSchema } from "@dewlight/contracts/scans.ts";
import { unreadQuestions } from "@dewlight/core/person/note-questions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { finishScan, getAs, goodAnswer, newPhoto, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import type { NoteReader } from "../../ports/assistant.ts";

const SILK = "Does a silk pillow help?";
const BLOOD = "They test my blood every month.";
const MOON = "Does the moon change my skin?";
/** Understands what is asked of silk, and nothing else. */
const notes: NoteReader = {
	hear: async (note) => (note.includes(BLOOD) ? [{ id: "isotretinoin", quote: BLOOD, sure: false }] : []),
	read: async (note) =>
		unreadQuestions(note).map((one) =>
			one.text === SILK ? { ...one, meant: { intent: "known_question", known: "question.silk_sleep" } } : one,
		),
};

let system: TestSystem;
beforeAll(async () => {
	const analyze = async () => goodAnswer();
	system = await startSystem({ worker: true, analyst: takingAnalyst({ analyze }), notes });
}, 120_000);
afterAll(() => system.close());

async function checkinOf(person: Person, id: number) {
	return (await getAs(system, person, `/api/checkins/${id}`)).json();
}
const answersIn = (checkin: unknown) =>
	(checkinSchema.parse(checkin).analysis_result.care_plan?.notes ?? [])
		.filter(({ rule_id }) => /^answer\.(?:question|open)/.test(rule_id))
		.map(({ rule_id, asks }) => [rule_id, asks]);

test("a note's questions are answered in its report, also when the plan is made again, and stay on the server as read", async () => {
	const person = await welcomePerson(system);
	const id = await finishScan(system, person, newPhoto(), `I am pregnant. ${SILK} ${MOON}`);
	const first = await checkinOf(person, id);
	const answered = [
		["answer.question_read", SILK],
		["answer.open_question", MOON],
	];
	expect(answersIn(first)).toEqual(answered);
	expect(first.analysis_result).not.toHaveProperty("asked");
	const denied = await system.app.inject({
		method: "PATCH",
		url: `/api/checkins/${id}/understood`,
		payload: { id: "pregnant", state: "denied" },
		headers: { cookie: person.cookie },
	});
	expect(denied.statusCode).toBe(200);
	const { care_plan } = denied.json().analysis_result;
	expect(care_plan).not.toEqual(first.analysis_result.care_plan);
	expect(answersIn(denied.json())).toEqual(answered);
});

test("what a detail of life tells counts as unsure, also when the plan is made again, until the person says no", async () => {
	const person = await welcomePerson(system);
	const id = await finishScan(system, person, newPhoto(), `I am pregnant. ${BLOOD}`);
	const understoodIn = (checkin: { analysis_result: { understood: { id: string; state: string }[] } }) =>
		checkin.analysis_result.understood.map((one) => [one.id, one.state]);
	const read = [
		["pregnant", "read"],
		["isotretinoin", "read"],
	];
	expect(understoodIn(await checkinOf(person, id))).toEqual(read);
	const deny = async (fact: string) =>
		(
			await system.app.inject({
				method: "PATCH",
				url: `/api/checkins/${id}/understood`,
				payload: { id: fact, state: "denied" },
				headers: { cookie: person.cookie },
			})
		).json();
	const again = await deny("pregnant");
	expect(understoodIn(again)).toEqual([
		["pregnant", "denied"],
		["isotretinoin", "read"],
	]);
	const warned = (checkin: unknown) =>
		(checkinSchema.parse(checkin).analysis_result.care_plan?.notes ?? []).some(
			({ rule_id }) => rule_id === "person.isotretinoin",
		);
	expect(warned(again)).toBe(true);
	expect(warned(await deny("isotretinoin"))).toBe(false);
});
