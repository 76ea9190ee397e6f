import { accountApi } from "@dewlight/contracts/accounts.ts";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#api/call.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { setUser } from "#api/session.ts";
import { legalPath, paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import { Button, TextLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Checkbox } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { legalCopy } from "./copy.ts";
import { LegalProse, type LegalText } from "./legal-prose.tsx";
import { disclaimerText, LegalVersion } from "./legal-texts.tsx";
import { privacyText } from "./privacy-text.ts";
import { termsText } from "./terms-text.ts";

const copy = legalCopy.without;

type Saving = "idle" | "saving" | "failed";

interface LegalDialogProps {
	/** The account can be opened: what nobody may be kept from is offered there. */
	canUseRights: boolean;
}

/** GATE-07 to GATE-14: stands before everything else until it is answered. */
export function LegalDialog({ canUseRights }: LegalDialogProps) {
	const navigate = useNavigate();
	const [agreed, setAgreed] = useState(false);
	const [saving, setSaving] = useState<Saving>("idle");

	const accept = async () => {
		setSaving("saving");
		try {
			await acceptPolicies(new Date());
		} catch (error) {
			console.warn("The acceptance was not saved.", error);
			setSaving("failed");
		}
	};

	return (
		<Dialog
			open
			dismissible={false}
			onClose={() => {}}
			title={legalCopy.dialogTitle}
			footer={
				<div className="grid w-full gap-3">
					<Checkbox
						label={legalCopy.consent}
						checked={agreed}
						onChange={(event) => setAgreed(event.target.checked)}
					/>
					{saving === "failed" && (
						<Notice tone="danger" live="alert">
							{legalCopy.saveFailed}
						</Notice>
					)}
					{canUseRights && <RightsLine />}
					<div className="flex flex-wrap justify-end gap-3">
						<Button tone="secondary" onClick={() => void navigate(paths.logout)}>
							{legalCopy.cancel}
						</Button>
						<Button disabled={!agreed} busy={saving === "saving"} onClick={() => void accept()}>
							{legalCopy.accept}
						</Button>
					</div>
				</div>
			}
		>
			<Tabs
				label={legalCopy.dialogTitle}
				tabs={[
					{ value: "privacy", label: privacyText.title, content: <TabText text={privacyText} /> },
					{
						value: "terms",
						label: termsText.title,
						content: (
							<TabText text={termsText}>
								<a
									href={legalPath("fairUse")}
									target="_blank"
									rel="noopener"
									className="inline-flex min-h-11 items-center justify-self-start font-medium text-fig underline underline-offset-4"
								>
									{legalCopy.fairUseLink}
								</a>
							</TabText>
						),
					},
					{ value: "disclaimer", label: disclaimerText.title, content: <TabText text={disclaimerText} /> },
				]}
			/>
		</Dialog>
	);
}

function RightsLine() {
	return (
		<p className="text-small text-ink-2">
			{copy.lead}{" "}
			{platform.canManageBilling && (
				<>
					<TextLink to={paths.billing}>{copy.cancelPlan}</TextLink>
					{copy.or}
				</>
			)}
			<TextLink to={paths.account}>{copy.own}</TextLink>.
		</p>
	);
}

/** GATE-A8: what belongs to a text and is no tab of its own comes first. */
function TabText({ text, children }: { text: LegalText; children?: ReactNode }) {
	return (
		<div className="grid gap-6">
			<div className="grid gap-1">
				<LegalVersion version={text.version} />
				{children}
			</div>
			<LegalProse text={text} />
		</div>
	);
}

/** GATE-11, GATE-12: records the acceptance, then reads the person again. */
async function acceptPolicies(now: Date): Promise<void> {
	const { user } = await call(accountApi.updateLegalAcceptance, {
		body: { agreed_to_terms: true, agreed_to_terms_date: now.toISOString() },
	});
	setUser(user);
	await refreshSession();
}
