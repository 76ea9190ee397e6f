import { useLocation } from "react-router";
import { useUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { useKeepAccount } from "../account-calls.ts";
import { dayOf, ownDataCopy } from "../copy.ts";
import { failureText } from "../settings-parts.tsx";

const copy = ownDataCopy.deletion;

/** On every screen of a person whose account is about to be erased; the account page says it in full. */
export function DeletionBar() {
	const dueAt = useUser()?.deletion_due_at ?? null;
	const { pathname } = useLocation();
	const keep = useKeepAccount();
	if (dueAt === null || pathname === paths.account) return null;
	return (
		<aside
			aria-label={copy.title}
			className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-amber-soft px-5 py-2 text-center text-small text-amber"
		>
			<p className="font-medium">{copy.pendingSlim(dayOf(dueAt))}</p>
			<Button tone="secondary" size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
				{keep.isPending ? copy.keeping : copy.keep}
			</Button>
			{keep.isError && <p role="alert">{failureText(keep.error, copy.keepFailed)}</p>}
		</aside>
	);
}
