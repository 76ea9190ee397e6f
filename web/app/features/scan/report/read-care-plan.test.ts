import { describe, expect, test } from "vitest";
import { readCarePlan } from "./report-parts.ts";

const step = { instruction: "Massage in, rinse.", product: null };
const plan = {
	night: { mask: step, cleanser: step },
	morning: { sunscreen: step, cleanser: step },
	weekly: {},
};

test("sections and steps come in the order they are done", () => {
	const read = readCarePlan(plan);
	if (read.kind !== "plan") throw new Error(read.kind);
	expect(read.sections.map(({ section, rows }) => [section, rows.map((row) => row.key)])).toEqual([
		["morning", ["cleanser", "sunscreen"]],
		["night", ["cleanser", "mask"]],
		["weekly", []],
	]);
});

test("one level of wrapping under care_plan is taken off, a second is a wrong shape", () => {
	expect(readCarePlan({ care_plan: plan })).toEqual(readCarePlan(plan));
	expect(readCarePlan({ care_plan: { care_plan: plan } })).toEqual({ kind: "wrong_shape" });
});

test.each([
	["a string", "wash your face"],
	["null", null],
	["nothing", undefined],
	["a list", [plan]],
	["an object of something else", { steps: [] }],
	["a section that is a list", { morning: [step] }],
])("%s is a wrong shape", (_, raw) => {
	expect(readCarePlan(raw)).toEqual({ kind: "wrong_shape" });
});

test.each([
	["no keys", {}],
	["sections without steps", { morning: {}, night: {}, weekly: {} }],
	["steps that are null", { morning: { cleanser: null } }],
])("%s make an empty plan", (_, raw) => {
	expect(readCarePlan(raw)).toEqual({ kind: "empty", notes: [] });
});

describe("one step", () => {
	const only = (value: unknown) => {
		const read = readCarePlan({ morning: { serum: value } });
		return read.kind === "plan" ? read.sections[0]?.rows[0] : read;
	};

	test.each([[{}], [{ instruction: "" }], [{ instruction: "  " }], [{ instruction: 3 }], ["text"]])(
		"%j has no instruction but keeps its row",
		(value) => expect(only(value)).toEqual({ key: "serum", step: null }),
	);

	test("an instruction alone is enough, and odd extras are left out", () => {
		expect(
			only({ instruction: "Two drops.", cautions: "none", evidence: { grade: "Z" }, ramp: 4 }),
		).toMatchObject({
			key: "serum",
			step: { instruction: "Two drops.", cautions: [], evidence: null, ramp: null, because: "" },
		});
	});
});

test("a step of an unknown name stands after the known ones", () => {
	const read = readCarePlan({ weekly: { gua_sha: step, mask: step } });
	expect(read.kind === "plan" && read.sections[0]?.rows.map((row) => row.key)).toEqual(["mask", "gua_sha"]);
});

test("a plan without a step keeps what its notes say instead", () => {
	const notes = [{ rule_id: "person.child", text: "Ask a parent.", sources: [] }];
	expect(readCarePlan({ morning: {}, night: {}, weekly: {}, notes })).toEqual({
		kind: "empty",
		notes: [{ rule_id: "person.child", text: "Ask a parent.", safety: false }],
	});
});
