import { hash, verify } from "@node-rs/argon2";
import { type Score, ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { Passwords, PasswordWeakness } from "#ports/passwords.ts";

/** Below: fewer than a million guesses, which tries at the login can reach in the long run, limits and all. */
const ENOUGH: Score = 2;

let estimator: ZxcvbnFactory | null = null;
/** The dictionaries take a tenth of a second to index, so the first password pays and the start does not. */
const strength = () => {
	estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
	return estimator;
};

/** As zxcvbn estimates it, with its lists of common passwords, names and words. */
function passwordWeakness(password: string, about: readonly string[]): PasswordWeakness | null {
	if (password.trim() === "") return "blank";
	const { score, feedback } = strength().check(password, [...about]);
	if (score >= ENOUGH) return null;
	switch (feedback.warning) {
		case "topTen":
		case "topHundred":
		case "common":
		case "similarToCommon":
			return "common";
		case "userInputs":
			return "personal";
		default:
			return "guessable";
	}
}

/** OWASP's argon2id profile: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const OWASP_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Another cost is for tests alone: no setting of a running product reaches it. */
export async function createArgon2Passwords(
	nobodysPassword: string,
	cost: typeof OWASP_COST = OWASP_COST,
): Promise<Passwords> {
	return {
		hash: (password) => hash(password, cost),
		verify: (phc, password) => verify(phc, password),
		nobody: await hash(nobodysPassword, cost),
		weaknessOf: passwordWeakness,
	};
}
