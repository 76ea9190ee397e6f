import { guideMeta } from "../guide-meta.ts";
import { GuidePage } from "../guide-page.tsx";
import { guide } from "./text.ts";

export const meta = () => guideMeta(guide);

export default function Screen() {
	return <GuidePage guide={guide} />;
}
