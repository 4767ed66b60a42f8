import { facts } from './entry.ts';

/** Errors of the studio; their ids are the shop's own, beside those of the specification. */
export const staffErrors = {
  STF400: facts(400, 'Correct the member that is named.', 'Invite somebody with a malformed email.'),
  STF401: facts(401, 'Sign in to the studio.', 'Call for staff without a session, or with one that has ended.'),
  STF402: facts(409, 'Ask for a new link.', 'Use an invitation or a reset link twice.'),
  STF403: facts(403, 'Ask an administrator for the permission.', 'Call without the permission that the call names.'),
  STF404: facts(404, 'Read the list again.', 'Read staff, a role or a session that does not exist.'),
  STF409: facts(409, 'Look at what is there now, and decide again.', 'Change something that was changed meanwhile.'),
  STF411: facts(400, 'Check email and password.', 'Sign in to the studio with a wrong email or password.'),
  STF412: facts(400, 'Enter the next code.', 'Enter a wrong one-time code, or one that was used.'),
  STF413: facts(409, 'Begin the sign-in again.', 'Enter the code more than five minutes after the password.'),
  STF414: facts(400, 'Try the passkey again, or sign in otherwise.', 'Answer with a passkey that is not known.'),
  STF423: facts(423, 'Wait 15 minutes, or use a passkey.', 'Enter five wrong passwords or codes in a row.'),
  STF428: facts(409, 'Confirm with code or passkey, then repeat.', 'Invite somebody an hour after signing in.'),
  STF430: facts(400, 'Choose a password that fits the rules.', 'Choose a password that is short or easily guessed.'),
  STF431: facts(409, 'Add another way to sign in first.', 'Remove the only passkey of a person without password.'),
  STF440: facts(409, 'Look for the person in the list.', 'Invite an email that staff have.'),
  STF441: facts(409, 'Make somebody else an owner first.', 'Suspend or demote the last owner.'),
  STF442: facts(409, 'Ask somebody who has the permission.', 'Give a role with permissions that one does not have.'),
  STF443: facts(409, 'Take the role from everybody first.', 'Delete a role that somebody has.'),
  STF444: facts(409, 'Choose another name.', 'Create a role with the name of another.'),
  STF446: facts(409, 'Create a role of your own.', 'Change a built-in role.'),
  STF447: facts(409, 'Ask somebody else.', 'Suspend oneself.'),
  STF448: facts(409, 'Read the person again.', 'Resend the invitation of somebody who has accepted.'),
  STF452: facts(400, 'Choose another file.', 'Upload a text that is called picture.png.'),
  STF453: facts(409, 'Take it out of what shows it first.', 'Delete a picture that a page shows.'),
} as const;
