import { registerPlugin } from "@capacitor/core";

/** The shell's own part for what a WebView does not do: `FilesPlugin` of the Android project. */
interface FilesPlugin {
	/** `content` in base64, `type` as MIME. */
	save(file: { name: string; type: string; content: string }): Promise<{ saved: boolean }>;
	print(page: { name: string }): Promise<void>;
}

const Files = registerPlugin<FilesPlugin>("Files");

export async function saveInShell(content: Blob, name: string): Promise<boolean> {
	const type = content.type.split(";")[0]?.trim() || "application/octet-stream";
	return (await Files.save({ name, type, content: await toBase64(content) })).saved;
}

export const printInShell = (name: string): Promise<void> => Files.print({ name });

function toBase64(content: Blob): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onloadend = () => {
			// A data address: what stands before the comma only names the type.
			if (typeof reader.result === "string") resolve(reader.result.replace(/^[^,]*,/, ""));
			else reject(reader.error ?? new Error("The file could not be read."));
		};
		reader.readAsDataURL(content);
	});
}
