import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

export interface ArchiveEntry {
	path: string;
	contents: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
	/** Off for what is compressed already. */
	compress: boolean;
}

/**
 * A zip file as a stream. The next entry is asked for when the one before has been read, so a reader that stalls
 * stops the reading; a reader that leaves ends it. A failure while reading breaks the stream off, so that half an
 * archive is never taken for a whole one.
 */
export function packArchive(entries: AsyncIterable<ArchiveEntry>, mtime: Date): Readable {
	const zip = new ZipFile();
	const output = new PassThrough();
	zip.outputStream.pipe(output);
	zip.on("error", (error: Error) => output.destroy(error));
	pack(zip, output, entries, mtime).catch((error: unknown) =>
		output.destroy(error instanceof Error ? error : new Error("The archive could not be written.")),
	);
	return output;
}

async function pack(
	zip: ZipFile,
	output: PassThrough,
	entries: AsyncIterable<ArchiveEntry>,
	mtime: Date,
): Promise<void> {
	for await (const { path, contents, compress } of entries) {
		if (output.destroyed) return;
		const source = Readable.from(contents, { objectMode: false });
		const leave = () => source.destroy();
		output.once("close", leave);
		const done = once(source, "close");
		zip.addReadStream(source, path, { mtime, compress });
		await done;
		output.off("close", leave);
		if (!source.readableEnded) return;
	}
	zip.end();
}
