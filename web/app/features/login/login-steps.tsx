import { lazy, Suspense, useState } from "react";
import { paths } from "#paths.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { PageLoading } from "#ui/page-loading.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { loginCopy as copy } from "./copy.ts";
import { type ComeBack, LoginForm } from "./login-form.tsx";
import type { PartialLogin } from "./partial-login.ts";

const CodeStep = lazy(async () => ({ default: (await import("./code-step.tsx")).CodeStep }));

/** Password first, then the code where the account asks for one; both on the same page. */
export function LoginSteps({ next }: { next: string | null }) {
	const [partial, setPartial] = useState<PartialLogin | null>(null);
	const [comeBack, setComeBack] = useState<ComeBack | null>(null);

	if (partial !== null) {
		const startAgain = (reason: string | null) => {
			setComeBack({ email: partial.email, reason });
			setPartial(null);
		};
		return (
			<Suspense fallback={<PageLoading />}>
				<CodeStep partial={partial} next={next} onStartAgain={startAgain} />
			</Suspense>
		);
	}
	return (
		<>
			<header className="grid gap-2">
				<PageHeading>{copy.title}</PageHeading>
				<p className="text-lead text-ink-2">{copy.lead}</p>
			</header>
			<LoginForm next={next} comeBack={comeBack} onCodeNeeded={setPartial} />
			<p className="text-ink-2">
				{copy.newHere} <TextLink to={paths.register}>{copy.register}</TextLink>
			</p>
		</>
	);
}
