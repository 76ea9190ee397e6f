import type { Element } from "@xmldom/xmldom";
import { ANDROID_MAIN } from "./android-folder.ts";
import { androidAttribute, elementsOf, readXml } from "./read-xml.ts";

export const MANIFEST = `${ANDROID_MAIN}/AndroidManifest.xml`;

interface LinkFilter {
	/** Android asks the site whether the app may open its links. */
	verified: boolean;
	schemes: string[];
	hosts: string[];
	paths: string[];
}

interface AndroidManifest {
	permissions: string[];
	application: { readonly [attribute: string]: string };
	activity: { readonly [attribute: string]: string };
	/** Only filters for links; not the one of the launcher. */
	links: LinkFilter[];
}

export function readManifest(): AndroidManifest {
	const root = readXml(MANIFEST);
	const filters = elementsOf(root, "intent-filter").map((filter) => ({
		verified: androidAttribute(filter, "autoVerify") === "true",
		schemes: dataOf(filter, "scheme"),
		hosts: dataOf(filter, "host"),
		paths: dataOf(filter, "path"),
	}));
	return {
		permissions: elementsOf(root, "uses-permission").map(
			(element) => androidAttribute(element, "name") ?? "",
		),
		application: attributesOf(root, "application"),
		activity: attributesOf(root, "activity"),
		links: filters.filter(({ schemes }) => schemes.length > 0),
	};
}

function dataOf(filter: Element, name: string): string[] {
	return elementsOf(filter, "data").flatMap((data) => androidAttribute(data, name) ?? []);
}

function attributesOf(root: Element, name: string): { [attribute: string]: string } {
	const [element] = elementsOf(root, name);
	return Object.fromEntries(
		[...(element?.attributes ?? [])].map((one) => [one.localName ?? one.name, one.value]),
	);
}
