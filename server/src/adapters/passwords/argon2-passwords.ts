import { hash, verify } from "@node-rs/argon2";
import type { Passwords } from "#ports/passwords.ts";
import { passwordWeakness } from "./password-strength.ts";

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
