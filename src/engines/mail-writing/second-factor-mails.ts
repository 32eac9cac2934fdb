import { compose, greeting, type Mail } from "./composed-mail.ts";

interface Person {
  email: string;
  name: string;
}

const ifNotYou = (publicUrl: string) =>
  `If this was not you, change your password and look through your account at once: ${publicUrl}/account`;

/** @param factor "an authenticator app", "a passkey" */
export function factorAddedMail({ email, name }: Person, factor: string, publicUrl: string): Mail {
  return compose(email, "A second step was added to your Forthright account", [
    greeting(name),
    `${factor} was added to your account. Signing in with your password or with LinkedIn asks for a second step from now on.`,
    "Keep your recovery codes where you find them without this device.",
    ifNotYou(publicUrl),
  ]);
}

export function factorRemovedMail({ email, name }: Person, factor: string, isLast: boolean, publicUrl: string): Mail {
  return compose(email, "A second step was removed from your Forthright account", [
    greeting(name),
    `${factor} was removed from your account.`,
    ...(isLast ? ["It was the last one: signing in asks for no second step any more."] : []),
    ifNotYou(publicUrl),
  ]);
}

export function recoveryCodeUsedMail({ email, name }: Person, left: number, publicUrl: string): Mail {
  return compose(email, "A recovery code of your Forthright account was used", [
    greeting(name),
    `somebody, probably you, has signed in with a recovery code. ${left === 1 ? "One is" : `${left} are`} left; on your account page you can make new ones.`,
    ifNotYou(publicUrl),
  ]);
}

export function recoveryCodesRenewedMail({ email, name }: Person, publicUrl: string): Mail {
  return compose(email, "Your Forthright account has new recovery codes", [
    greeting(name),
    "new recovery codes were made for your account. The older ones do not work any more.",
    ifNotYou(publicUrl),
  ]);
}
