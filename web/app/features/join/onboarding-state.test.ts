import { expect, test } from "vitest";
import { mayAdvance, type SelfieState, selfieReducer } from "./onboarding-state.ts";

const first = new File(["a"], "first.jpg", { type: "image/jpeg" });
const second = new File(["b"], "second.jpg", { type: "image/jpeg" });

function judged(status: "pass" | "warn" | "fail"): SelfieState {
	const checking = selfieReducer({ kind: "chosen", file: first }, { type: "check" });
	return selfieReducer(checking, { type: "judge", file: first, verdict: { status, reason: null } });
}

test("a selfie that passed or was warned about may advance, a failed one may not", () => {
	expect(mayAdvance(judged("pass"))).toBe(true);
	expect(mayAdvance(judged("warn"))).toBe(true);
	expect(mayAdvance(judged("fail"))).toBe(false);
});

test("a selfie that was only chosen may not advance", () => {
	expect(mayAdvance({ kind: "chosen", file: first })).toBe(false);
	expect(mayAdvance({ kind: "none" })).toBe(false);
});

test("choosing another photo throws the old verdict away", () => {
	expect(selfieReducer(judged("pass"), { type: "choose", file: second })).toEqual({
		kind: "chosen",
		file: second,
	});
});

test("a late verdict about a replaced photo is ignored", () => {
	const replaced: SelfieState = { kind: "checking", file: second };
	const late = selfieReducer(replaced, {
		type: "judge",
		file: first,
		verdict: { status: "pass", reason: null },
	});
	expect(late).toBe(replaced);
	expect(selfieReducer(replaced, { type: "check_failed", file: first })).toBe(replaced);
});

test("a check that got no answer leaves the photo chosen, ready to be checked again", () => {
	expect(selfieReducer({ kind: "checking", file: first }, { type: "check_failed", file: first })).toEqual({
		kind: "chosen",
		file: first,
	});
});

test("without a photo there is nothing to check", () => {
	expect(selfieReducer({ kind: "none" }, { type: "check" })).toEqual({ kind: "none" });
});
