/**
 * Writes the application's mails. In: whose address, their name, a code, this installation's address. Out: a mail as plain text and as
 * HTML, in which no name can pretend to be a link.
 */

export {
  alreadyRegisteredMail,
  deletionCodeMail,
  emailChangedMail,
  newDeviceMail,
  newEmailMail,
  noAccountMail,
  passwordChangedMail,
  resetCodeMail,
  verificationMail,
} from "./account-mails.ts";
export type { Mail } from "./composed-mail.ts";
export { digestMail } from "./digest-mail.ts";
export {
  factorAddedMail,
  factorRemovedMail,
  recoveryCodesRenewedMail,
  recoveryCodeUsedMail,
} from "./second-factor-mails.ts";
