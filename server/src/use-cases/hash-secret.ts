import { hash } from "node:crypto";

/** What is stored of a random 32-byte secret. Plain SHA-256 is enough: there is nothing to guess. */
export function hashSecret(secret: string): string {
	return hash("sha256", secret, "hex");
}
