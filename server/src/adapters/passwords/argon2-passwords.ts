import { hash, verify } from "@node-rs/argon2";
import type { Passwords } from "#ports/passwords.ts";
import { passwordWeakness } from "./password-strength.ts";

/** OWASP's argon2id profile: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function createArgon2Passwords(nobodysPassword: string): Promise<Passwords> {
	return {
		hash: (password) => hash(password, COST),
		verify: (phc, password) => verify(phc, password),
		nobody: await hash(nobodysPassword, COST),
		weaknessOf: passwordWeakness,
	};
}
