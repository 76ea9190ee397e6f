import { platform } from "./current.ts";

/** Hands a file to the browser's downloads, or to the app's shell; false where the person turned back there. */
export async function saveFile(content: Blob, name: string): Promise<boolean> {
	if (platform.shell !== null) return (await platform.shell()).saveFile(content, name);
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	document.body.append(link);
	link.click();
	link.remove();
	// Safari reads the address after the click has returned.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
	return true;
}

/** Opens what prints the page as it stands; a shell calls the document by the page's title. */
export async function printPage(): Promise<void> {
	if (platform.shell === null) window.print();
	else await (await platform.shell()).print(document.title);
}
