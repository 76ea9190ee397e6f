import type { ProofPart } from "@dewlight/contracts/constants.ts";
import { PROOF_MINUTES } from "@dewlight/contracts/constants.ts";
import type { SessionProof } from "#db/queries/sessions.ts";
import { DomainError } from "../domain-error.ts";

export type { SessionProof };

/**
 * Refuses with `reauthentication_required` unless password, and code where two-factor is on, were typed in this
 * session within the last ten minutes. `carried` is the part that the call itself brings and its verb checks.
 */
export function requireProof(proof: SessionProof, now: Date, carried: ProofPart | null): void {
	const since = now.getTime() - PROOF_MINUTES * 60_000;
	const isStale = (at: Date | null) => at === null || at.getTime() <= since;
	const needs: ProofPart[] = [];
	if (carried !== "password" && isStale(proof.passwordProvenAt)) needs.push("password");
	if (carried !== "code" && proof.needsCode && isStale(proof.codeProvenAt)) needs.push("code");
	if (needs.length === 0) return;
	throw new DomainError("reauthentication_required", "reauthentication_required", { body: { needs } });
}
