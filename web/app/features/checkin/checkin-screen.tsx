import { pageMeta } from "#page-meta.ts";
import { Page } from "#ui/page.tsx";

const TITLE = "Check-in";

export const meta = () => pageMeta({ title: TITLE, personal: true });

/** PUB-57, PUB-A1: a heading and nothing else. */
export default function CheckinScreen() {
	return <Page title={TITLE}>{null}</Page>;
}
