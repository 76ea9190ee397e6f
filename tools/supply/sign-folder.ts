import {
	createHash,
	createPrivateKey,
	createPublicKey,
	generateKeyPairSync,
	sign,
	verify,
} from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { UsageError } from "../parse-words.ts";

/** As `sha256sum --check` reads it: every other file of the folder. */
const SUMS = "SHA256SUMS";
/** Ed25519 over the bytes of the sums, raw, as openssl takes it. */
const SIGNATURE = "SHA256SUMS.sig";

/** Both as PEM. */
export function makeReleaseKeys(): { publicKey: string; privateKey: string } {
	return generateKeyPairSync("ed25519", {
		publicKeyEncoding: { type: "spki", format: "pem" },
		privateKeyEncoding: { type: "pkcs8", format: "pem" },
	});
}

/** Writes what every file of the folder is, and the signature over it. */
export function signFolder(folder: string, privateKey: string): void {
	const sums = sumsOf(folder);
	const signature = sign(null, Buffer.from(sums), keyFrom(privateKey, createPrivateKey));
	writeFileSync(join(folder, SUMS), sums);
	writeFileSync(join(folder, SIGNATURE), signature);
}

/**
 * The names of the files that are as they were when they were signed: all of the folder.
 *
 * @throws UsageError that says what is wrong: no signature, another key, a file changed, missing or added
 */
export function verifyFolder(folder: string, publicKey: string): string[] {
	for (const name of [SUMS, SIGNATURE])
		if (!existsSync(join(folder, name)))
			throw new UsageError(`${folder} is not signed: it holds no ${name}.`);
	const sums = readFileSync(join(folder, SUMS));
	const signature = readFileSync(join(folder, SIGNATURE));
	if (!verify(null, sums, keyFrom(publicKey, createPublicKey), signature))
		throw new UsageError(`The signature of ${folder} is not of this key, or ${SUMS} was changed.`);
	const [signed, found] = [readSums(sums.toString()), readSums(sumsOf(folder))];
	for (const [name, sum] of signed) {
		if (!found.has(name)) throw new UsageError(`${name} was signed and is missing.`);
		if (found.get(name) !== sum) throw new UsageError(`${name} was changed after it was signed.`);
	}
	for (const name of found.keys())
		if (!signed.has(name)) throw new UsageError(`${name} was added after the folder was signed.`);
	return [...signed.keys()];
}

/**
 * A line for every file below the folder, but for the two above. A linked folder is left out: its files have their lines.
 *
 * @throws UsageError where a link leads out of the folder
 */
export function sumsOf(folder: string): string {
	const root = realpathSync(folder);
	const names = filesBelow(root)
		.map((file) => relative(root, file))
		.filter((name) => name !== SUMS && name !== SIGNATURE)
		.toSorted();
	const lines = names.map((name) => {
		const file = realpathSync(join(root, name));
		if (!file.startsWith(join(root, "/"))) throw new UsageError(`${name} leads out of ${folder}.`);
		return statSync(file).isFile() ? `${sha256(readFileSync(file))}  ${name}\n` : "";
	});
	return lines.join("");
}

/** Node's own walk would go through links, out of the folder and around in it. */
function filesBelow(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		return entry.isDirectory() ? filesBelow(path) : [path];
	});
}

const readSums = (text: string) =>
	new Map(text.split("\n").flatMap((line) => (line === "" ? [] : [[line.slice(66), line.slice(0, 64)]])));

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

function keyFrom<Key>(pem: string, read: (pem: string) => Key & { asymmetricKeyType?: string }): Key {
	try {
		const key = read(pem);
		if (key.asymmetricKeyType === "ed25519") return key;
	} catch {
		// Said below.
	}
	throw new UsageError("The key file holds no Ed25519 key in PEM. See npm run supply -- --help.");
}
