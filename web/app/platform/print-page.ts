import { platform } from "./current.ts";

/** Opens what prints the page as it stands; a shell calls the document by the page's title. */
export async function printPage(): Promise<void> {
	if (platform.shell === null) window.print();
	else await (await platform.shell()).print(document.title);
}
